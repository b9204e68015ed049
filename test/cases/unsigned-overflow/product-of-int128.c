// case: A product in unsigned __int128 that needs 129 bits.
// property: unsigned-overflow
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned __int128 a = (unsigned __int128)1 << 64;
  unsigned __int128 b = __VERIFIER_nondet_uint() ? a : a - 1;
  return a * b == 7;
}
