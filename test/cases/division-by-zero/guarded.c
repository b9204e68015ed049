// case: The divisor is tested first, by && and ?:.
// property: division-by-zero
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  if (n && 10 / n > 20)
    return 1;
  return n ? 10 % n : 0;
}
