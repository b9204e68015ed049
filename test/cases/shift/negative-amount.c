// case: The amount is negative.
// property: shift
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int() - 1;
  return 1u << (n + 1) ? 8 >> n : 0;
}
