// case: Constants are elements by their value, however they are written.
// verdict: true
// automaton: set-int.spc
extern int __VERIFIER_nondet_int(void);
static void attach(int c) { (void)c; }
static void detach(int c) { (void)c; }
static void say(long c) { (void)c; }
static void again(void) {}
enum { WORK = 7, MASK = ~0 };
int main(void) {
  attach(WORK);
  say(3 + 4);
  say(0x7);
  say(MASK);
  detach(0);
  detach('\7');
  return 0;
}
