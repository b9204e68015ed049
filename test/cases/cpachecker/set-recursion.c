// case: A recursion takes the lock of its parameter again: the text is the same.
// verdict: false
// automaton: set-test.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock locks[3];
static void down(int n) {
  lock(&locks[n]);
  if (n > 0)
    down(n - 1);
  unlock(&locks[n]);
}
int main(void) {
  down(2);
  return 0;
}
