// case: Three deep, in a recursion.
// verdict: false
// automaton: counter.spc
extern int __VERIFIER_nondet_int(void);
static void enter(void) {}
static void leave(void) {}
static void descend(int n) {
  enter();
  if (n > 1)
    descend(n - 1);
  leave();
}
int main(void) {
  descend(__VERIFIER_nondet_int() == 1 ? 3 : 1);
  return 0;
}
