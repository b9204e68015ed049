// case: The same element of an array is unlocked twice.
// property: mutex
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

static pthread_mutex_t m[2] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER};
int main(void) {
  int i;
  for (i = 0; i < 2; i++)
    pthread_mutex_lock(&m[i]);
  for (i = 0; i < 2; i++)
    pthread_mutex_unlock(&m[i && __VERIFIER_nondet_int()]);
  return 0;
}
