// case: Members, also of a member and by an initialiser.
// property: uninitialized
// verdict: true
struct line { struct { int x, y; } from, to; unsigned bits : 3; };
int main(void) {
  struct line l, m = {{1}}, n;
  l.from.x = 1;
  l.from.y = 2;
  l.to = l.from;
  l.bits = 3;
  n = l;
  return l.from.x + l.to.y + l.bits + m.to.x + n.bits == 0;
}
