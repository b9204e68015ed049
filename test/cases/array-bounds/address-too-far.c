// case: An address further than that.
// property: array-bounds
// verdict: false
extern int __VERIFIER_nondet_int(void);
int a[4];
int main(void) {
  int n = 4, *p = &a[n];
  if (__VERIFIER_nondet_int() == 2)
    p = &a[++n];
  return p == a;
}
