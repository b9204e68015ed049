// case: A row of variable length is left, where its index is a call.
// property: array-bounds
// verdict: false
static int calls;
static int next(void) { return calls++; }
int main(void) {
  int n = 2, a[n][n + 1];
  a[next()][n] = 1;
  return a[next() - 1][n + 1 - calls + 2];
}
