// case: What is given is taken; the argument is evaluated once.
// verdict: true
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
  take(t);
  give(next());
  take(count);
  return count != 1;
}
