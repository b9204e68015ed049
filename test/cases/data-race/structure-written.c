// case: a structure is assigned while another thread reads its last member
// property: data-race
// verdict: false
#include <pthread.h>
static struct pair { char first, middle, last; } shared;
static void *work(void *unused) {
  return shared.last ? unused : 0;
}
int main(void) {
  pthread_t a;
  struct pair other = {1, 2, 0};
  pthread_create(&a, 0, work, 0);
  shared = other;
  pthread_join(a, 0);
  return 0;
}
