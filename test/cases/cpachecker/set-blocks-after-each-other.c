// case: Two blocks have a lock of one name each; the second is not that which is held.
// verdict: false
// automaton: set-test.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
int main(void) {
  {
    struct lock l = {0};
    lock(&l);
  }
  {
    struct lock l = {0};
    unlock(&l);
  }
  return 0;
}
