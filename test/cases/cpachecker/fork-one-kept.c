// case: The one in the middle is not given back.
// verdict: false
// automaton: fork.spc
static void take(int n) { (void)n; }
static void give(int n) { (void)n; }
int main(void) {
  for (int i = 1; i <= 3; i++)
    take(i);
  for (int i = 3; i > 0; i -= 2)
    give(i);
  return 0;
}
