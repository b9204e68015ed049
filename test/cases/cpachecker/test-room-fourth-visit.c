// case: A fourth visit when the door is shut.
// verdict: false
// automaton: test-count.spc
extern int __VERIFIER_nondet_int(void);
static void enter(void) {}
static void leave(void) {}
static void shut(void) {}
int main(void) {
  enter();
  leave();
  enter();
  enter();
  shut();
  enter();
  return 0;
}
