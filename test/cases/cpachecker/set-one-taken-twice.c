// case: One of two locks is taken twice.
// verdict: false
// automaton: set.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a, b;
int main(void) {
  lock(&a);
  lock(&b);
  unlock(&b);
  lock(&a);
  return 0;
}
