// case: all accesses are made by builtins
// property: data-race
// verdict: true
#include <pthread.h>
static int counter;
static void *work(void *unused) {
  __atomic_fetch_add(&counter, 1, __ATOMIC_SEQ_CST);
  __sync_fetch_and_add(&counter, 1);
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  __atomic_store_n(&counter, 3, __ATOMIC_RELEASE);
  pthread_join(a, 0);
  return counter < 3;
}
