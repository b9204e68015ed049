// case: the same, when the thread has been joined
// property: data-race
// verdict: true
#include <pthread.h>
static int ready;
static void *work(void *unused) {
  ready = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  pthread_join(a, 0);
  if (ready)
    return 0;
  return 1;
}
