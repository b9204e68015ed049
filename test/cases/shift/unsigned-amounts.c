// case: Unsigned amounts in all four kinds of shift.
// property: shift
// verdict: true
int main(void) {
  unsigned long long n = 31, one = 1;
  int a = 1 << (n - 1);
  a >>= n - 1;
  a <<= one;
  return a >> one == 1 && (one << 63) >> 63 == 1 ? 0 : 1;
}
