// case: The call of the unlock ends the program: the mutex is unlocked then.
// property: mutex
// verdict: true
extern void exit(int) __attribute__((noreturn));
typedef struct { int n; } pthread_mutex_t;
int pthread_mutex_lock(pthread_mutex_t *m) { return m->n; }
int pthread_mutex_unlock(pthread_mutex_t *m) { exit(m->n); }
int main(void) {
  pthread_mutex_t m = {0};
  pthread_mutex_lock(&m);
  return pthread_mutex_unlock(&m);
}
