// case: main reads in a condition before it has joined the thread that writes
// property: data-race
// verdict: false
#include <pthread.h>
static int ready;
static void *work(void *unused) {
  ready = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  if (ready)
    return 1;
  pthread_join(a, 0);
  return 0;
}
