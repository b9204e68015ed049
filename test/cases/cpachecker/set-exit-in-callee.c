// case: The program ends in a callee while a lock is held.
// verdict: false
// automaton: set-test.spc
#include <stdlib.h>
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a;
static void fail(void) { exit(1); }
int main(int argc, char **argv) {
  lock(&a);
  fail();
  unlock(&a);
  return 0;
}
