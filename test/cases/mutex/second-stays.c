// case: The second of two stays locked.
// property: mutex
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

int main(void) {
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  pthread_mutex_unlock(&a);
  return 0;
}
