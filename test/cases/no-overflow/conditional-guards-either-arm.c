// case: only the arm of `?:` that is taken is evaluated.
// property: no-overflow
// verdict: true
int main(void) {
  int x = -2147483647 - 1;
  int r = x > -2147483647 - 1 ? -x : 0;
  int s = x < -2147483647 ? 0 : x - 1;
  return r + s;
}
