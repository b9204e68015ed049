// case: Exit handlers run, and the lock is held.
// verdict: false
// automaton: set-test.spc
#include <stdlib.h>
struct lock { int n; };
static void lock(struct lock *l) { l->n++; }
static void unlock(struct lock *l) { l->n--; }
static void finish(void) {}
static struct lock a;
static void last(void) { lock(&a); }
int main(void) {
  atexit(last);
  return 0;
}
