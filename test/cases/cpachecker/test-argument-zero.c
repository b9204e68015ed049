// case: A token that is 0, from an expression with an effect.
// verdict: false
// automaton: test-argument.spc
extern int __VERIFIER_nondet_int(void);
static int count;
static int next(void) { return ++count; }
static void give(int t) { (void)t; }
static void take(long t) { (void)t; }
int main(void) {
  count = -1;
  give(next());
  return 0;
}
