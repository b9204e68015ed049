// case: The divisor of a compound quotient has been counted down to zero.
// property: division-by-zero
// verdict: false
int main(void) {
  int a = 7, d = 2;
  while (d >= 0 && a > 1)
    a /= d--;
  a /= d + 1;
  return a;
}
