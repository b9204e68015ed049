// case: A callee ends the program while the lock is held.
// property: lock
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

#include <stdlib.h>
static void stop(int n) { if (n == 1) exit(0); }
int main(void) {
  lock();
  stop(__VERIFIER_nondet_int());
  unlock();
  return 0;
}
