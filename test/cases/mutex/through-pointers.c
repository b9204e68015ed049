// case: The functions are called through pointers, the mutex is a member behind one.
// property: mutex
// verdict: true
// explore: EXPLORE_VALUES=0,1
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
struct queue { int n; pthread_mutex_t m; };
static int (*const lock)(pthread_mutex_t *) = pthread_mutex_lock;
static int (*const unlock)(pthread_mutex_t *) = pthread_mutex_unlock;
static void add(struct queue *q) {
  lock(&q->m);
  q->n++;
  unlock(&q->m);
}
int main(void) {
  struct queue q = {0, PTHREAD_MUTEX_INITIALIZER}, *p = &q;
  add(p);
  if (__VERIFIER_nondet_int())
    add(p);
  return q.n == 3;
}
