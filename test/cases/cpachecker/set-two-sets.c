// case: Two sets, with strings as elements.
// verdict: true
// automaton: set-count.spc
static void admit(const char *who) { (void)who; }
static void seat(const char *who) { (void)who; }
static void dismiss(const char *who) { (void)who; }
static void close(void) {}
int main(void) {
  admit("Ann");
  admit("Bob");
  seat("Ann");
  dismiss("Bob");
  dismiss("Ann");
  close();
  return 0;
}
