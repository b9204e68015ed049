// case: A call in each round of two loops, nested in a loop with none of its own rounds twice.
// verdict: true
// automaton: each-loop-states.ia
static int f(int x) { return x + 1; }
int main(void) {
  int i, j = 0;
  for (i = 0; i < 3; i = f(i))
    for (j = 0; j < 2; j++)
      if (i == 7)
        j = f(j);
  do
    j = f(j);
  while (j < 6);
again:
  j = f(j);
  if (j < 9)
    goto again;
  return j - 9;
}
