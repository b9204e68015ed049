// case: a product that needs 126 bits fits.
// property: no-overflow
// verdict: true
// model: LP64
int main(void) {
  __int128 a = (__int128)1 << 63;
  return a * a == 0;
}
