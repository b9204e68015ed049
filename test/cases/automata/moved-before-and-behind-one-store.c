// case: A store moves the automaton before it, and back behind it.
// verdict: true
// automaton: before-and-behind.ia
int stored, other;
int main(void) {
  stored = 1;
  other = 1;
  return stored - other;
}
