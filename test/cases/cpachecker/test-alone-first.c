// case: One ring, on any way.
// verdict: true
// automaton: test-alone.spc
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static void ring(void) {}
int main(void) {
  int x = 0;
  if (__VERIFIER_nondet_int())
    ring();
  x = 1;
  return x;
}
