// case: a local variable of main is written through a pointer that the thread got
// property: data-race
// verdict: false
#include <pthread.h>
static void *work(void *p) {
  *(int *)p = 1;
  return 0;
}
int main(void) {
  pthread_t a;
  int here = 0;
  pthread_create(&a, 0, work, &here);
  here = 2;
  pthread_join(a, 0);
  return 0;
}
