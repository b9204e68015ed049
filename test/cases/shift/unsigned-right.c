// case: An unsigned amount of a shift to the right.
// property: shift
// verdict: false
extern unsigned __VERIFIER_nondet_uint(void);
int main(void) {
  unsigned n = __VERIFIER_nondet_uint() ? 64 : 63;
  return 1ull >> n == 7;
}
