// case: Two branches of a fork: n counts on, or odd is set; three ticks reach both.
// verdict: false
// automaton: test-fork.spc
static void tick(void) {}
static void check(void) {}
int main(void) {
  tick();
  tick();
  tick();
  check();
  return 0;
}
