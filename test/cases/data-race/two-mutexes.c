// case: each thread locks another mutex
// property: data-race
// verdict: false
#include <pthread.h>
static int counter;
static pthread_mutex_t mutex[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
static void *work(void *which) {
  pthread_mutex_lock(which);
  counter = counter + 1;
  pthread_mutex_unlock(which);
  return 0;
}
int main(void) {
  pthread_t a, b;
  pthread_create(&a, 0, work, &mutex[0]);
  pthread_create(&b, 0, work, &mutex[1]);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return 0;
}
