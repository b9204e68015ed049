// case: An element of a local array that the function changes through the pointer it was given before.
// verdict: true
// automaton: captured.ia
int kept, noted;
static int *given;
static void give(int *p) { given = p; }
static int keep(int x) {
  kept = x;
  if (given)
    given[1] += 5;
  return 2 * x;
}
int main(void) {
  int a[3] = {1, 2, 3};
  give(a);
  keep(a[1]);
  return keep(a[1] + a[0]) == 1000;
}
