// case: Unlocked after it was unlocked.
// property: mutex
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  pthread_mutex_lock(&a);
  pthread_mutex_unlock(&a);
  if (__VERIFIER_nondet_int())
    pthread_mutex_unlock(&a);
  return 0;
}
