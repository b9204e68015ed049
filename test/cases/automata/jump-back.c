// case: longjmp comes back to a place that was reached unlocked, now with the lock held.
// verdict: false
// automaton: lock.spc
#include <setjmp.h>
void lock(void) {}
void unlock(void) {}
static jmp_buf place;
int main(void) {
  int again = setjmp(place);
  lock();
  if (!again)
    longjmp(place, 1);
  unlock();
  return 0;
}
