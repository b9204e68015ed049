// case: A run before the configuration on one path.
// verdict: false
// automaton: target.spc
extern int __VERIFIER_nondet_int(void);
static int n;
static void configure(void) { n = 1; }
static void run(void) { n++; }
int main(void) {
  if (__VERIFIER_nondet_int() != 1)
    configure();
  run();
  return n;
}
