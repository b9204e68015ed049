// case: After two ticks one branch has n, the other one odd.
// verdict: true
// automaton: test-fork.spc
static void tick(void) {}
static void check(void) {}
int main(void) {
  tick();
  tick();
  check();
  return 0;
}
