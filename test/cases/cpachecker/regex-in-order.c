// case: Opened by either function, also where the result is kept.
// verdict: true
// automaton: regex.spc
extern int __VERIFIER_nondet_int(void);
static int open_tcp(int n) { return n; }
static int open_udp(int n) { return n; }
static void send(int n) { (void)n; }
static void shut(int n) { (void)n; }
int main(void) {
  int s = 0;
  if (__VERIFIER_nondet_int() == 1)
    s = open_tcp(1);
  else
    open_udp(2);
  send(s);
  shut(s);
  return 0;
}
