// case: Started once; what is forbidden is not called.
// verdict: true
// automaton: include.spc
extern int __VERIFIER_nondet_int(void);
static void start(void) {}
static void forbidden(int n) { (void)n; }
int main(void) {
  int n = __VERIFIER_nondet_int() & 1;
  if (n > 1)
    forbidden(n);
  start();
  return 0;
}
