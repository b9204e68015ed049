// case: An array of variable length keeps the length that it was declared with.
// property: array-bounds
// verdict: false
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int() ? 2 : 3;
  int a[n];
  n = 3;
  for (int i = 0; i < n; ++i)
    a[i] = i;
  return 0;
}
