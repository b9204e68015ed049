// case: The inner loop calls once per round, so the outer one does twice in its round.
// verdict: false
// automaton: each-loop-states.ia
static int f(int x) { return x + 1; }
int main(void) {
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 2; j = f(j))
      ;
  return 0;
}
