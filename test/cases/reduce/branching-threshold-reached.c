// case: CPAchecker gives up after a number of branches: what comes then is not covered.
// verdict: false
// condition: branching-threshold-reached.txt
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);

int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x > 0) {
    if (x == 2)
      reach_error();
  }
  return 0;
}
