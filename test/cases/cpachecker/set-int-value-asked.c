// case: A value that is not known is looked for among the elements.
// verdict: false
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
  if (c < 8)
    say(c);
  else
    say(c);
  return 0;
}
