// case: sizeof, the other branch of _Generic and an unreached statement divide by zero.
// property: division-by-zero
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int zero = 0;
  unsigned long s = sizeof(1 / zero);
  int g = _Generic(s, int: 1 / zero, default: 2);
  if (s == 1)
    return 1 / zero;
  return g - 2;
}
