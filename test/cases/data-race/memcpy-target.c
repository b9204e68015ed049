// case: memcpy writes what another thread reads
// property: data-race
// verdict: false
#include <pthread.h>
#include <string.h>
static char row[3], other[3];
static void *work(void *unused) {
  return row[2] ? unused : 0;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  memcpy(row, other, 3);
  pthread_join(a, 0);
  return 0;
}
