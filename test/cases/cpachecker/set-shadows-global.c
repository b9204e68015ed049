// case: The inner lock of the name of a global one is left.
// verdict: false
// automaton: set-test.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock l;
int main(void) {
  struct lock *outer = &l;
  (void)outer;
  {
    struct lock l = {0};
    lock(&l);
  }
  lock(outer);
  unlock(outer);
  return 0;
}
