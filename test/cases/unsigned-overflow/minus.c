// case: Unary minus of an unsigned that is not zero.
// property: unsigned-overflow
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned a = __VERIFIER_nondet_uint() ? 1 : 0;
  return -a == 7;
}
