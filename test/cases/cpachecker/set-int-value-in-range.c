// case: All values that can come are elements.
// verdict: true
// automaton: set-int.spc
// explore: EXPLORE_VALUES=-1,0,7,8
extern int __VERIFIER_nondet_int(void);
static void attach(int c) { (void)c; }
static void detach(int c) { (void)c; }
static void say(long c) { (void)c; }
static void again(void) {}
enum { WORK = 7, MASK = ~0 };
int main(void) {
  int c = __VERIFIER_nondet_int();
  attach(WORK);
  if (c == -1 || c == 0 || c == 7)
    say(c);
  return 0;
}
