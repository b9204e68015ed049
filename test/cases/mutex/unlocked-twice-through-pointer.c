// case: One of two mutexes is unlocked twice, through a pointer to the function. (They are the program's own.)
// property: mutex
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
typedef struct { int n; } pthread_mutex_t;
int pthread_mutex_lock(pthread_mutex_t *m) { return m->n++ & 0; }
int pthread_mutex_unlock(pthread_mutex_t *m) { return m->n-- & 0; }
static pthread_mutex_t a, b;
int main(void) {
  int (*f)(pthread_mutex_t *) = pthread_mutex_unlock;
  pthread_mutex_lock(&a);
  pthread_mutex_lock(&b);
  f(&a);
  f(__VERIFIER_nondet_int() ? &a : &b);
  if (a.n + b.n)
    f(&b);
  return 0;
}
