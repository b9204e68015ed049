// case: The amount is tested by ?: in the same expression.
// property: shift
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int() ? 40 : 4;
  return n < 32 ? (1 << n) & 0 : 0;
}
