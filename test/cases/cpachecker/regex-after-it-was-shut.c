// case: Sent once more after it was shut.
// verdict: false
// automaton: regex.spc
extern int __VERIFIER_nondet_int(void);
static int open_tcp(int n) { return n; }
static void send(int n) { (void)n; }
static void shut(int n) { (void)n; }
int main(void) {
  int s;
  s = open_tcp(1);
  for (int i = 0; i < 2; i++) {
    send(s);
    if (__VERIFIER_nondet_int() == 1)
      shut(s);
  }
  return 0;
}
