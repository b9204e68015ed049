// case: The largest products of each width.
// property: unsigned-overflow
// verdict: true
int main(void) {
  unsigned a = 65537, b = 65535;
  unsigned long long c = 4294967297ull, d = 4294967295ull, e = 6148914691236517205ull;
  unsigned __int128 f = 0, g = (unsigned __int128)1 << 64;
  f = g * (g - 1);
  c *= d;
  d = 1;
  return a * b == 4294967295u && c * d == 18446744073709551615ull && e * 3 == 18446744073709551615ull &&
                 3 * e == c * d && (unsigned long long)(f >> 64) == 18446744073709551615ull && 0 * a == 0
             ? 0
             : 1;
}
