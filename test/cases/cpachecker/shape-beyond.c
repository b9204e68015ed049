// case: More is spent at once than the declaration allows.
// verdict: false
// automaton: shape.spc
extern int __VERIFIER_nondet_int(void);
static int spent;
int main(void) {
  int limit = 2;
  int n = __VERIFIER_nondet_int() & 3;
  spent = spent + n;
  return spent + limit;
}
