// case: Never more than two deep, and balanced at the end.
// verdict: true
// automaton: counter.spc
extern int __VERIFIER_nondet_int(void);
static void enter(void) {}
static void leave(void) {}
int main(void) {
  int deep = __VERIFIER_nondet_int() == 1;
  enter();
  if (deep) {
    enter();
    leave();
  }
  leave();
  return 0;
}
