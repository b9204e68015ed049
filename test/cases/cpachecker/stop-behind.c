// case: Who gives up has failed already.
// verdict: false
// automaton: stop.spc
extern int __VERIFIER_nondet_int(void);
static void give_up(int n) { (void)n; }
static void fail(int n) { (void)n; }
int main(void) {
  int n = __VERIFIER_nondet_int() & 1;
  if (n)
    fail(n);
  give_up(n);
  return 0;
}
