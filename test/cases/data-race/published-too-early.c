// case: a pointer is published before the cell that it points to is filled
// property: data-race
// verdict: false
// explore: THREADS_SWITCHES=2
#include <pthread.h>
#include <stdatomic.h>
static int cell;
static _Atomic(int *) published;
static void *work(void *unused) {
  published = &cell;
  cell = 5;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  int *p = published, seen = 0;
  if (p)
    seen = *p;
  pthread_join(a, 0);
  return seen > 5;
}
