// case: One of two members is assigned.
// property: uninitialized
// verdict: false
struct point { int x, y; };
int main(void) {
  struct point p;
  p.x = 1;
  return p.x + p.y;
}
