// case: What is in the set at the beginning is not removed.
// verdict: false
// automaton: set-named.spc
struct door { int n; };
static void open_door(struct door *d) { d->n++; }
static void shut(struct door *d) { d->n--; }
static void enter(void) {}
static struct door gate, back;
int main(void) {
  open_door(&gate);
  enter();
  return 0;
}
