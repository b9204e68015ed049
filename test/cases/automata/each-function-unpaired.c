// case: One activation returns early; its caller closes once too often, so that the sum is right.
// verdict: false
// automaton: each-function-states.ia
static int open_it(int n) { return n; }
static int close_it(int n) { return n; }
static int leaf(int n) {
  open_it(n);
  if (n > 3)
    return 0;
  close_it(n);
  return 1;
}
int main(void) {
  if (leaf(4) == 0)
    close_it(4);
  return 0;
}
