// case: A call through a pointer gives 0.
// verdict: false
// automaton: test-argument.spc
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int count;
static int next(void) { return ++count; }
static void give(int t) { (void)t; }
static void take(long t) { (void)t; }
static void other(int t) { (void)t; }
int main(void) {
  void (*call)(int) = __VERIFIER_nondet_int() ? give : other;
  call(0);
  return 0;
}
