// case: main waits for a condition, and reads the result without a lock
// property: data-race
// verdict: true
#include <pthread.h>
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;
static int is_done, result;
static void *work(void *unused) {
  result = 7;
  pthread_mutex_lock(&mutex);
  is_done = 1;
  pthread_cond_signal(&done);
  pthread_mutex_unlock(&mutex);
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  pthread_mutex_lock(&mutex);
  while (!is_done)
    pthread_cond_wait(&done, &mutex);
  pthread_mutex_unlock(&mutex);
  int now = result;
  pthread_join(a, 0);
  return now != 7;
}
