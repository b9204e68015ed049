// case: A sum of two unsigned that is too large by one.
// property: unsigned-overflow
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned a = 4294967295u, b = __VERIFIER_nondet_uint() ? 1 : 0;
  return a + b == 7;
}
