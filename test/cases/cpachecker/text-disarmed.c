// case: Disarmed before; an assignment of another value is another text.
// verdict: true
// automaton: text.spc
extern int __VERIFIER_nondet_int(void);
static int armed;
static void fire(void) {}
int main(void) {
  armed = __VERIFIER_nondet_int() & 1;
  fire();
  armed = 1;
  armed = 0;
  fire();
  return armed;
}
