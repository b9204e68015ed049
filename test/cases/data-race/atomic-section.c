// case: all accesses are in atomic sections
// property: data-race
// verdict: true
#include <pthread.h>
extern void __VERIFIER_atomic_begin(void);
extern void __VERIFIER_atomic_end(void);
static int counter;
static void *work(void *unused) {
  __VERIFIER_atomic_begin();
  counter++;
  __VERIFIER_atomic_end();
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  work(0);
  pthread_join(a, 0);
  return 0;
}
