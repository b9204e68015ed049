// case: memset fills the other half, memcpy the third part, from a fourth
// property: data-race
// verdict: true
#include <pthread.h>
#include <string.h>
static char row[8];
static void *work(void *unused) {
  row[0]++;
  return row[1] ? unused : 0;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  memset(row + 2, 1, 2);
  memcpy(row + 4, row + 6, 2);
  memmove(row + 4, row + 5, 2);
  pthread_join(a, 0);
  return memcmp(row + 2, "\1\1", 2);
}
