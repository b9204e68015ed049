// case: An unsigned value is no negative element.
// verdict: false
// automaton: set-int.spc
static void say(unsigned long long c) { (void)c; }
int main(void) {
  unsigned long long c = -1;
  say(c);
  return 0;
}
