// case: The largest values of unsigned _BitInts.
// property: unsigned-overflow
// verdict: true
int main(void) {
  unsigned _BitInt(7) a = 127, b = 0, c = 63;
  unsigned _BitInt(65) w = ((unsigned _BitInt(65))1 << 64) - 1;
  b += a;
  b -= a;
  c *= 2;
  c++;
  w += w;
  w++;
  return b == 0 && c == 127 && -b == 0 && (unsigned long)(w >> 1) == 18446744073709551615ul ? 0 : 1;
}
