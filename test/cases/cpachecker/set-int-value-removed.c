// case: A value that is not known is removed: then it is no element.
// verdict: false
// automaton: set-int.spc
// explore: EXPLORE_VALUES=0,7
extern int __VERIFIER_nondet_int(void);
static void attach(int c) { (void)c; }
static void detach(int c) { (void)c; }
static void say(long c) { (void)c; }
static void again(void) {}
enum { WORK = 7, MASK = ~0 };
int main(void) {
  int c = __VERIFIER_nondet_int();
  attach(7);
  if (c == 7)
    detach(c);
  say(7);
  return 0;
}
