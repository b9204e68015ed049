// case: the right side of `&&` is not evaluated at the largest value, nor that of `||` at the smallest.
// property: no-overflow
// verdict: true
int main(void) {
  int x = 2147483647, y = -2147483647 - 1;
  int r = x < 2147483647 && x + 1 > 0;
  int s = y == -2147483647 - 1 || y - 1 < 0;
  return r + s - 1;
}
