// case: One lock has two texts: it is taken twice, and two elements are in the set.
// verdict: true
// automaton: set.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a;
static void inner(struct lock *again) {
  lock(again);
  unlock(again);
}
int main(void) {
  lock(&a);
  inner(&a);
  unlock(&a);
  finish();
  return 0;
}
