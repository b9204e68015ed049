// case: A compound shift to the left by the whole width.
// property: shift
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
int main(void) {
  unsigned u = 1;
  u <<= __VERIFIER_nondet_int() + 31;
  return u == 3;
}
