// case: A callee leaves the program while its caller holds the mutex.
// property: mutex
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <pthread.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static void check(int failed) {
  if (failed)
    exit(1);
}
int main(void) {
  pthread_mutex_lock(&m);
  check(__VERIFIER_nondet_int());
  pthread_mutex_unlock(&m);
  return 0;
}
