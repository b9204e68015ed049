// case: An unsigned amount of <<=.
// property: shift
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned n = __VERIFIER_nondet_uint() ? 64 : 63;
  unsigned long long a = 1;
  a <<= n;
  return a == 7;
}
