// case: neighbouring bit-fields are one memory location
// property: data-race
// verdict: false
#include <pthread.h>
static struct { unsigned a : 3, b : 5; } bits;
static void *work(void *unused) {
  bits.a = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  bits.b++;
  pthread_join(a, 0);
  return 0;
}
