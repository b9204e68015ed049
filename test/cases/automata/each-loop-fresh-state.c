// case: The state of a loop begins anew whenever the loop is entered.
// verdict: true
// automaton: each-loop-fresh.ia
static int f(int x) { return x + 1; }
int main(void) {
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 1; j++)
      f(j);
  return 0;
}
