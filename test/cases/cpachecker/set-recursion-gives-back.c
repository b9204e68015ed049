// case: A recursion gives the lock back before it goes on.
// verdict: true
// automaton: set-test.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock locks[3];
static void down(int n) {
  lock(&locks[n]);
  unlock(&locks[n]);
  if (n > 0)
    down(n - 1);
}
int main(void) {
  down(2);
  return 0;
}
