// case: The call of lock ends the program: the lock is held then.
// property: lock
// verdict: false
#include <stdlib.h>
int lock(void) { exit(0); }
int unlock(void) { return 0; }
int main(void) {
  lock();
  return unlock();
}
