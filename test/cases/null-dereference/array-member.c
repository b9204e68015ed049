// case: An element of an array in a structure that is not there, by `*` and a sum.
// property: null-dereference
// verdict: false
extern int __VERIFIER_nondet_int(void);
struct s { int n; int a[3]; };
int main(void) {
  struct s s = {0, {1, 2, 3}}, *p = __VERIFIER_nondet_int() ? 0 : &s;
  return *(p->a + 1);
}
