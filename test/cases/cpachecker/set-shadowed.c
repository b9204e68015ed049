// case: A block has a variable with the name of another one: two elements.
// verdict: true
// automaton: set-test.spc
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
int main(void) {
  struct lock l = {0};
  lock(&l);
  {
    struct lock l = {0};
    lock(&l);
    unlock(&l);
  }
  unlock(&l);
  return 0;
}
