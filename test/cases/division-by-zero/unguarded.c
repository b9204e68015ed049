// case: The divisor may be zero in one branch.
// property: division-by-zero
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  return n == 1 ? 10 / n : 10 / (n + n);
}
