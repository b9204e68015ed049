// case: volatile makes nothing atomic
// property: data-race
// verdict: false
#include <pthread.h>
static volatile int flag;
static void *work(void *unused) {
  flag = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  int seen = flag;
  pthread_join(a, 0);
  return seen > 1;
}
