// case: At the third visit the door may be shut.
// verdict: true
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
  leave();
  return 0;
}
