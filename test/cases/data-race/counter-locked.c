// case: two threads increment a global, with a mutex locked, and main reads it when they are done
// property: data-race
// verdict: true
#include <pthread.h>
static int counter;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static void *work(void *unused) {
  pthread_mutex_lock(&mutex);
  counter++;
  pthread_mutex_unlock(&mutex);
  return unused;
}
int main(void) {
  pthread_t a, b;
  counter = 1;
  pthread_create(&a, 0, work, 0);
  pthread_create(&b, 0, work, 0);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return counter != 3;
}
