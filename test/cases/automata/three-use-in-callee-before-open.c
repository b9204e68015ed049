// case: The callee uses what its argument opens only afterwards.
// verdict: false
// automaton: three.ia
int open(int n) { return n; }
int use(int n) { return n; }
void close(int n) { (void)n; }
static int helper(int n) { return use(n); }
int main(void) {
  int f, r = helper(3);
  f = open(r);
  close(f);
  return 0;
}
