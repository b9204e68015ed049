// case: two threads write two members and two elements of one object
// property: data-race
// verdict: true
#include <pthread.h>
static struct { char a; char b; short row[2]; } box;
static void *work(void *unused) {
  box.a = 1;
  box.row[0] = 1;
  return unused;
}
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  box.b = 1;
  box.row[1] = box.b;
  pthread_join(a, 0);
  return 0;
}
