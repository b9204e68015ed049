// case: Each that was taken is given back, in another order.
// verdict: true
// automaton: fork.spc
static void take(int n) { (void)n; }
static void give(int n) { (void)n; }
int main(void) {
  for (int i = 1; i <= 3; i++)
    take(i);
  for (int i = 3; i; i--)
    give(i);
  return 0;
}
