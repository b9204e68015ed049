// case: a bit-field of width 0, and a plain member, end a memory location
// property: data-race
// verdict: true
#include <pthread.h>
static struct bits { unsigned a : 3; unsigned : 0; unsigned b : 5; char c; unsigned d : 2; } bits, *at = &bits;
static void *work(void *unused) {
  bits.a = 1;
  at->c = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  at->b = 7;
  at->d = at->b & 1;
  pthread_join(a, 0);
  return 0;
}
