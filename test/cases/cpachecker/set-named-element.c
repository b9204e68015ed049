// case: The automaton names elements, and one is in the set at the beginning.
// verdict: true
// automaton: set-named.spc
struct door { int n; };
static void open_door(struct door *d) { d->n++; }
static void shut(struct door *d) { d->n--; }
static void enter(void) {}
static struct door gate, back;
int main(void) {
  shut(&back);
  open_door(&gate);
  enter();
  return 0;
}
