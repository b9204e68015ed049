// case: The second index leaves its row, and stays in the array.
// property: array-bounds
// verdict: false
extern int __VERIFIER_nondet_int(void);
int a[2][3];
int main(void) {
  int j = __VERIFIER_nondet_int() ? 3 : 2;
  return a[0][j];
}
