// case: memmove reads what another thread writes
// property: data-race
// verdict: false
#include <pthread.h>
#include <string.h>
static char row[2], other[2];
static void *work(void *unused) {
  row[1] = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  memmove(other, row, 2);
  pthread_join(a, 0);
  return 0;
}
