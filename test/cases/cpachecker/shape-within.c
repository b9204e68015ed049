// case: The declaration sets what is spent at most at once.
// verdict: true
// automaton: shape.spc
extern int __VERIFIER_nondet_int(void);
static int spent;
int main(void) {
  int limit = 5;
  int n = __VERIFIER_nondet_int() & 3;
  spent = spent + n;
  spent = spent + limit;
  return spent;
}
