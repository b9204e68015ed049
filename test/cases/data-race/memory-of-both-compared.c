// case: only up to its length memcmp reads
// property: data-race
// verdict: true
#include <pthread.h>
#include <string.h>
static char text[3] = "ab", other[3];
static void *work(void *unused) {
  text[1] = other[1] = 'c';
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  int differs = memcmp(other, text, 1);
  pthread_join(a, 0);
  return differs > 300;
}
