// case: A macro counts its index up twice.
// property: array-bounds
// verdict: false
#define MAX(x, y) ((x) > (y) ? (x) : (y))
int main(void) {
  int a[3] = {3, 2, 1}, i = 2;
  return MAX(a[i++], a[i++]);
}
