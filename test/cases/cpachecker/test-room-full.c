// case: A third one comes in.
// verdict: false
// automaton: test-count.spc
extern int __VERIFIER_nondet_int(void);
static void enter(void) {}
static void leave(void) {}
static void shut(void) {}
int main(void) {
  for (int i = 0; i < 3; i++)
    enter();
  return 0;
}
