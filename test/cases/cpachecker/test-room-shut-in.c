// case: The door is shut while somebody is in.
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
  shut();
  return 0;
}
