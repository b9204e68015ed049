// case: The call of unlock ends the program: the lock is free then.
// property: lock
// verdict: true
#include <stdlib.h>
int lock(void) { return 0; }
int unlock(void) { exit(0); }
int main(void) {
  lock();
  return unlock();
}
