// case: Both operands of a sum call f in one round of a goto loop.
// verdict: false
// automaton: each-loop-states.ia
static int f(int x) { return x + 1; }
int main(void) {
  int i = 0;
again:
  i = f(i) + f(-1);
  if (i < 3)
    goto again;
  return 0;
}
