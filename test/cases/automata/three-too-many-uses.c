// case: The fourth use is one too many, found inside an expression.
// verdict: false
// automaton: three.ia
int open(int n) { return n; }
int use(int n) { return n; }
void close(int n) { (void)n; }
int main(void) {
  int f = open(1), sum;
  sum = use(f) + use(use(f)) + use(f);
  close(sum);
  return 0;
}
