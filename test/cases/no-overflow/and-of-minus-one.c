// case: `-1 & x` is `x`, whatever it is.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int x = 2147483647;
  return (-1 & x) + 1 == 0;
}
