// case: A remainder by zero in a condition.
// property: division-by-zero
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int n = __VERIFIER_nondet_int();
  while (7 % (n - 1))
    n = 1;
  return 0;
}
