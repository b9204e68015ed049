// case: A declaration with an initialiser that calls.
// property: cover-statements
// verdict: false
// flags: --goal 3
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int next(void) { return 1; }
int main(void) {
  int a;
  if (__VERIFIER_nondet_int()) {
    int b = next();
    a = b;
  } else
    a = 0;
  return a;
}
