// case: A macro uses its index twice; it is evaluated as often as the text says.
// property: array-bounds
// verdict: true
#define SWAP(a, i, j) (t = (a)[i], (a)[i] = (a)[j], (a)[j] = t)
int main(void) {
  int a[2] = {1, 2}, t, n = 0;
  SWAP(a, n, n + 1);
  a[n++] += a[n];
  return a[0] == 3 && a[1] == 1 && n == 1 ? 0 : 1;
}
