// case: strlen reads what another thread writes
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
  unsigned long n = strlen(text);
  pthread_join(a, 0);
  return n > 3;
}
