// case: The unfolded rounds have arrays of variable length, each its own.
// verdict: false
// condition: array-of-variable-length.txt
// explore: EXPLORE_VALUES=0,1,3
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n < 1 || n > 3)
    return 0;
  for (int i = 0; i < 2; i++) {
    int a[n];
    for (int j = 0; j < n; j++)
      a[j] = i + j;
    if (i == 1 && a[n - 1] == 3)
      reach_error();
  }
  return 0;
}
