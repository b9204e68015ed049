// case: memcmp reads the second of its arrays, which another thread writes
// property: data-race
// verdict: false
#include <pthread.h>
#include <string.h>
static char text[3] = "ab";
static void *work(void *unused) {
  text[1] = 'c';
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  int differs = memcmp("ab", text, 2);
  pthread_join(a, 0);
  return differs > 3;
}
