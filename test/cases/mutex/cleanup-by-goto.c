// case: Every way out leads by the label that unlocks.
// property: mutex
// verdict: true
// explore: EXPLORE_VALUES=0,1
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int work(void) {
  int r = 0;
  pthread_mutex_lock(&m);
  if (__VERIFIER_nondet_int())
    goto out;
  r = 1;
  for (int i = 0; i < 2; ++i)
    if (__VERIFIER_nondet_int())
      goto out;
  r = 2;
out:
  pthread_mutex_unlock(&m);
  return r;
}
int main(void) { return work() + work() > 4; }
