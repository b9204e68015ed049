// case: Exit handlers give the lock back before the end.
// verdict: true
// automaton: set-test.spc
#include <stdlib.h>
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a;
static void last(void) { unlock(&a); }
int main(void) {
  atexit(last);
  lock(&a);
  return 0;
}
