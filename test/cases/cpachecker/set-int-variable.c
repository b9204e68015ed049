// case: A variable of the automaton is an element.
// verdict: true
// automaton: set-int.spc
extern int __VERIFIER_nondet_int(void);
static void attach(int c) { (void)c; }
static void detach(int c) { (void)c; }
static void say(long c) { (void)c; }
static void again(void) {}
enum { WORK = 7, MASK = ~0 };
int main(void) {
  again();
  attach(7);
  again();
  return 0;
}
