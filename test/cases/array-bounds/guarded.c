// case: An index that conditions guard.
// property: array-bounds
// verdict: true
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int a[3] = {0, 0, 0}, i = __VERIFIER_nondet_int();
  if (i >= 0 && i < 3 && a[i] == 0)
    a[i] = 1;
  return (unsigned)i < 3 ? a[i] - 1 : 0;
}
