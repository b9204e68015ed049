// case: Somebody leaves an empty room, on one way.
// verdict: false
// automaton: test-count.spc
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static void enter(void) {}
static void leave(void) {}
static void shut(void) {}
int main(void) {
  if (__VERIFIER_nondet_int())
    enter();
  leave();
  return 0;
}
