// case: a structure is copied while another thread writes its last member
// property: data-race
// verdict: false
#include <pthread.h>
static struct pair { long first; long last; } shared;
static void *work(void *unused) {
  shared.last = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  struct pair copy = shared;
  pthread_join(a, 0);
  return copy.first != 0;
}
