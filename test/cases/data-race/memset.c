// case: memset fills an array of which another thread reads an element
// property: data-race
// verdict: false
#include <pthread.h>
#include <string.h>
static char row[4];
static void *work(void *unused) {
  return row[2] ? unused : 0;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  memset(row, 1, sizeof row);
  pthread_join(a, 0);
  return 0;
}
