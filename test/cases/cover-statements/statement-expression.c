// case: A statement in a statement expression that short circuit skips.
// property: cover-statements
// verdict: true
// flags: --goal 4
// explore: EXPLORE_VALUES=0,4,6
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  return n > 5 && n < 3 && ({ int z; z = n; z++; z; });
}
