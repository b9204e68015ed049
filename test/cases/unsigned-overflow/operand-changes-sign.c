// case: A negative int is converted before the sum, which does not wrap; so is a shift that loses bits.
// property: unsigned-overflow
// verdict: true
int main(void) {
  unsigned a = 0;
  int minus = -1;
  a += minus;
  a <<= 4;
  return a / 2 % 5 + (a << 1 >> 1) == 0;
}
