// case: A member of a member has no value; the bit-field beside it has.
// property: uninitialized
// verdict: false
struct line { struct { int x, y; } from, to; unsigned bits : 3; };
int main(void) {
  struct line l;
  l.from.x = l.from.y = l.to.x = 1;
  l.bits = 3;
  return l.bits + l.to.y;
}
