// case: The element that a variable of the automaton holds is removed.
// verdict: false
// automaton: set-int.spc
extern int __VERIFIER_nondet_int(void);
static void attach(int c) { (void)c; }
static void detach(int c) { (void)c; }
static void say(long c) { (void)c; }
static void again(void) {}
enum { WORK = 7, MASK = ~0 };
int main(void) {
  attach(7);
  detach(7);
  again();
  return 0;
}
