// case: An unsigned _BitInt(7) is multiplied in seven bits.
// property: unsigned-overflow
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned _BitInt(7) a = 43;
  a *= (unsigned _BitInt(7))(__VERIFIER_nondet_uint() ? 3 : 1);
  return a == 1;
}
