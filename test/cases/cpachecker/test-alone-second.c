// case: Anything after the second ring.
// verdict: false
// automaton: test-alone.spc
static void ring(void) {}
int main(void) {
  int x = 0;
  ring();
  ring();
  x = 1;
  return x;
}
