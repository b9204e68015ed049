// case: The element that the automaton names is not added.
// verdict: false
// automaton: set-named.spc
struct door { int n; };
static void open_door(struct door *d) { d->n++; }
static void shut(struct door *d) { d->n--; }
static void enter(void) {}
static struct door gate, back;
int main(void) {
  struct door gate = {0};
  shut(&back);
  open_door(&gate);
  enter();
  return 0;
}
