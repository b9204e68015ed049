// case: strcpy reads what another thread writes
// property: data-race
// verdict: false
#include <pthread.h>
#include <string.h>
static char text[3] = "ab", copy[3];
static void *work(void *unused) {
  text[2] = 0;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  strcpy(copy, text);
  pthread_join(a, 0);
  return 0;
}
