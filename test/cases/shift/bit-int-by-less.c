// case: The largest amounts of _BitInts, and an amount that is one.
// property: shift
// verdict: true
int main(void) {
  unsigned _BitInt(7) a = 1;
  _BitInt(17) b = 65535;
  unsigned _BitInt(5) n = 16;
  a <<= 6;
  b >>= n;
  return a == 64 && b == 0 && 1 << n == 65536 ? 0 : 1;
}
