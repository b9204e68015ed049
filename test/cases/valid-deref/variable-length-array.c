// case: arrays of variable length and parameters that are arrays, in bounds
// property: valid-deref
// verdict: true
extern int __VERIFIER_nondet_int(void);
static int sum(int n, int row[n]) { return row[n - 1] + (n > 1 ? sum(n - 1, row) : 0); }
int main(void) {
  int n = (__VERIFIER_nondet_int() & 3) + 1, row[n];
  for (int i = 0; i < n; i++)
    row[i] = 1;
  return sum(n, row) != n;
}
