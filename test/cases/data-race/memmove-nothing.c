// case: memmove of no byte accesses nothing, and what it was given is not left as being written
// property: data-race
// verdict: true
#include <pthread.h>
#include <string.h>
static char row[2], other[4];
static void *work(void *unused) {
  row[1] = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  memmove(other, row, row[0]);
  memmove(other, other + 2, 2);
  other[0] = other[1];
  pthread_join(a, 0);
  return 0;
}
