// case: One way through the program leaves it open.
// verdict: false
// automaton: counter.spc
extern int __VERIFIER_nondet_int(void);
static void enter(void) {}
static void leave(void) {}
int main(void) {
  int deep = __VERIFIER_nondet_int() == 1;
  enter();
  if (!deep)
    leave();
  return 0;
}
