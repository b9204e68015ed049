// case: Two locks at a time, each given back, however it is written.
// verdict: true
// automaton: set.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a, b;
#define FIRST (&a)
int main(void) {
  lock(&a);
  lock(&b);
  unlock(FIRST);
  unlock((& b));
  finish();
  return 0;
}
