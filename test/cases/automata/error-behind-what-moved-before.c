// case: A store moves the automaton before it into the state that has the error behind it.
// verdict: false
// automaton: before-and-behind.ia
int ended;
int main(void) {
  ended = 1;
  return ended - 1;
}
