// case: the object is atomic
// property: data-race
// verdict: true
#include <pthread.h>
#include <stdatomic.h>
static _Atomic int counter;
static atomic_uint flags;
static void *work(void *unused) {
  counter++;
  flags |= 2;
  atomic_fetch_add(&counter, 1);
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  counter += 2;
  int now = counter + atomic_load(&flags);
  pthread_join(a, 0);
  return now > 9;
}
