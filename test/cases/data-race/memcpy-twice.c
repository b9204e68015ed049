// case: two threads write the same array, both with memcpy
// property: data-race
// verdict: false
#include <pthread.h>
#include <string.h>
static char row[2], other[2];
static void *work(void *unused) {
  memcpy(row, other, 2);
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  work(0);
  pthread_join(a, 0);
  return other[0];
}
