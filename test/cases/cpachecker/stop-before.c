// case: Who fails has given up before.
// verdict: true
// automaton: stop.spc
extern int __VERIFIER_nondet_int(void);
static int give_up(int n) { return n; }
static void fail(int n) { (void)n; }
int main(void) {
  int n = __VERIFIER_nondet_int() & 1;
  if (n)
    n = give_up(n);
  if (n)
    fail(n);
  return 0;
}
