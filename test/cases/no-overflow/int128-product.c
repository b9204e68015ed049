// case: a product of 128 bits overflows.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  __int128 a = (__int128)1 << 64;
  return a * a == 0;
}
