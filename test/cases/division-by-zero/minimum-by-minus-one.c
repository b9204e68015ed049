// case: The quotient that overflows is none by zero.
// property: division-by-zero
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  long long m = -7;
  return m / -1 == 7 ? 0 : 1;
}
