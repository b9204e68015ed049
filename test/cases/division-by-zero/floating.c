// case: A floating-point quotient by zero is infinite.
// property: division-by-zero
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  double d = 0;
  int i = 3;
  i /= 2.0;
  i /= d + 1;
  return 1.0 / d > 2 ? i - 1 : 1;
}
