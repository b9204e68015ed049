// case: Two functions say 'l' of two locks: one element, as the texts are the same.
// verdict: false
// automaton: set.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a, b;
static void inner(struct lock *l) {
  lock(l);
  unlock(l);
}
int main(void) {
  struct lock *l = &a;
  lock(l);
  inner(&b);
  return 0;
}
