// case: A handler locks at the end of the program.
// property: lock
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
static int held;
int lock(void) { return ++held; }
int unlock(void) { return --held; }

#include <stdlib.h>
static void last(void) { lock(); }
int main(void) {
  atexit(last);
  return 0;
}
