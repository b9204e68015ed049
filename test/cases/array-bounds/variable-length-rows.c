// case: Rows of variable length, with effects in the first index.
// property: array-bounds
// verdict: true
static int calls;
static int next(void) { return calls++; }
int main(void) {
  int n = 2, a[n][n + 1], (*p)[n + 1] = a;
  a[next()][n] = 1;
  a[next()][n] = 2;
  p[1][n] += a[0][n];
  return a[1][2] == 3 && calls == 2 ? 0 : 1;
}
