// case: The included automaton sees the second start.
// verdict: false
// automaton: include.spc
extern int __VERIFIER_nondet_int(void);
static void start(void) {}
int main(void) {
  for (int i = 0; i <= (__VERIFIER_nondet_int() == 1); i++)
    start();
  return 0;
}
