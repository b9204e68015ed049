// case: Each activation, of a recursive function too, closes what it opened.
// verdict: true
// automaton: each-function-states.ia
static int open_it(int n) { return n; }
static int close_it(int n) { return n; }
static int down(int n) {
  int x = open_it(n);
  if (n > 0)
    x += down(n - 1);
  return close_it(x);
}
int main(void) {
  open_it(1);
  down(2);
  close_it(1);
  return 0;
}
