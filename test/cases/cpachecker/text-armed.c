// case: Armed in one branch, fired behind it.
// verdict: false
// automaton: text.spc
extern int __VERIFIER_nondet_int(void);
static int armed;
static void fire(void) {}
int main(void) {
  if (__VERIFIER_nondet_int() == 1)
    armed = 1;
  fire();
  return armed;
}
