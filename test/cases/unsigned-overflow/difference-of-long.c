// case: A difference of unsigned longs below zero.
// property: unsigned-overflow
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned long a = 5, b = __VERIFIER_nondet_uint() ? 6 : 5;
  return a - b == 7;
}
