// case: Configured before each run, through a pointer.
// verdict: true
// automaton: target.spc
static int n;
static void configure(void) { n = 1; }
static void run(void) { n++; }
int main(void) {
  void (*step)(void) = configure;
  step();
  step = run;
  step();
  return n;
}
