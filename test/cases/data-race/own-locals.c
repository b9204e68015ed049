// case: each thread has its own variable of the same name, also a thread-local one
// property: data-race
// verdict: true
#include <pthread.h>
static _Thread_local int mine;
static void add(int *to) { *to += 1; }
static void *work(void *unused) {
  int here = 0;
  add(&here);
  mine = here;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  work(0);
  pthread_join(a, 0);
  return 0;
}
