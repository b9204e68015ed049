// case: Another token is taken, in the middle of an expression.
// verdict: false
// automaton: test-argument.spc
// explore: EXPLORE_VALUES=1,2
extern int __VERIFIER_nondet_int(void);
static int count;
static int next(void) { return ++count; }
static void give(int t) { (void)t; }
static void take(long t) { (void)t; }
int main(void) {
  int t = __VERIFIER_nondet_int();
  give(t);
  return t == 1 ? 0 : (take(t + 1), 0);
}
