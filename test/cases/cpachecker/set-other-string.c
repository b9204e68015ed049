// case: A string that was not added.
// verdict: false
// automaton: set-count.spc
static void admit(const char *who) { (void)who; }
static void seat(const char *who) { (void)who; }
static void dismiss(const char *who) { (void)who; }
static void close(void) {}
int main(void) {
  admit("Ann");
  seat("ann");
  return 0;
}
