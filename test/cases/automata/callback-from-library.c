// case: The library calls a function of the unit back, which gives the lock back.
// verdict: true
// automaton: lock.spc
#include <stdlib.h>
void lock(void) {}
void unlock(void) {}
static int compare(const void *a, const void *b) {
  unlock();
  return *(const int *)a - *(const int *)b;
}
int main(void) {
  int numbers[2] = {1, 2};
  lock();
  qsort(numbers, 2, sizeof numbers[0], compare);
  lock();
  unlock();
  return 0;
}
