// case: two threads increment a global
// property: data-race
// verdict: false
#include <pthread.h>
static int counter;
static void *work(void *unused) {
  counter++;
  return unused;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
