// case: The function keeps another value than it was given.
// verdict: false
// automaton: captured.ia
int kept, noted;
static int keep(int x) { kept = x + (x == 3); return 2 * x; }
int main(void) {
  int i = 2;
  keep(i++);
  return keep(i++) == 1;
}
