// case: the amount of a shift is an unsigned char within the width.
// property: no-overflow
// verdict: true
// model: LP64
int main(void) {
  unsigned char n = 30;
  return 1 << n == 0;
}
