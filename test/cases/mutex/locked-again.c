// case: A callee locks the mutex that its caller holds. (The mutex is the program's own, which does not wait.)
// property: mutex
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);
typedef struct { int n; } pthread_mutex_t;
int pthread_mutex_lock(pthread_mutex_t *m) { return m->n++ & 0; }
int pthread_mutex_unlock(pthread_mutex_t *m) { return m->n-- & 0; }
static pthread_mutex_t m;
static int count(void) {
  pthread_mutex_lock(&m);
  pthread_mutex_unlock(&m);
  return 1;
}
int main(void) {
  int n;
  pthread_mutex_lock(&m);
  n = __VERIFIER_nondet_int() && count();
  if (!n)
    pthread_mutex_unlock(&m);
  return n;
}
