// case: the cell is filled before the pointer to it is published
// property: data-race
// verdict: true
// explore: THREADS_SWITCHES=2
#include <pthread.h>
#include <stdatomic.h>
static int cell;
static _Atomic(int *) published;
static void *work(void *unused) {
  cell = 5;
  published = &cell;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  int *p = published, seen = 5;
  if (p)
    seen = *p;
  pthread_join(a, 0);
  return seen != 5;
}
