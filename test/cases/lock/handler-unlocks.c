// case: A handler unlocks at the end of the program.
// property: lock
// verdict: true
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

#include <stdlib.h>
static void last(void) { unlock(); }
int main(void) {
  atexit(last);
  lock();
  if (__VERIFIER_nondet_int())
    exit(0);
  return 0;
}
