// case: The mutex is an argument, behind a structure.
// property: mutex
// verdict: true
// explore: EXPLORE_VALUES=0,1
#include <pthread.h>
extern int __VERIFIER_nondet_int(void);
static pthread_mutex_t a = PTHREAD_MUTEX_INITIALIZER, b = PTHREAD_MUTEX_INITIALIZER;

struct s { int n; pthread_mutex_t *m; };
static void with(struct s *s, int (*f)(pthread_mutex_t *)) { f(s++->m); }
int main(void) {
  struct s s[1] = {{1, &a}};
  with(s, pthread_mutex_lock);
  with(s, pthread_mutex_unlock);
  return 0;
}
