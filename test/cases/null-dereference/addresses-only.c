// case: Addresses that are computed, types that are asked for: nothing is accessed.
// property: null-dereference
// verdict: true
// explore: -fno-sanitize=null,pointer-overflow
struct s { int first; int a[3]; struct { int x; } in; };
#define offset(member) ((unsigned long)&((struct s *)0)->member)
int main(void) {
  struct s *volatile null = 0;
  struct s *p = null;
  int *x = &p->first, *y = &*x, *z = &y[0];
  unsigned long n = sizeof *p + sizeof p->a[7];
  return offset(a[1]) + offset(in.x) == 24 && x == y && y == z && n == 24 && &(*p).first == x ? 0 : 1;
}
