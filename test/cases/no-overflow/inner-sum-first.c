// case: in `(a + b) + c` the inner sum overflows; it is checked before anything is computed from it.
// property: no-overflow
// verdict: false
int main(void) {
  int one = 1, a = 2147483647, b = 1, c = -5;
  return one && (a + b) + c > 0;
}
