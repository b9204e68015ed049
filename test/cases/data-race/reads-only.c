// case: both threads only read what main has written before
// property: data-race
// verdict: true
#include <pthread.h>
static int table[3], sum[2];
static void *work(void *which) {
  int *own = which;
  for (int i = 0; i < 3; i++)
    *own += table[i];
  return 0;
}
int main(void) {
  pthread_t a, b;
  table[1] = 2;
  pthread_create(&a, 0, work, &sum[0]);
  pthread_create(&b, 0, work, &sum[1]);
  pthread_join(a, 0);
  pthread_join(b, 0);
  return sum[0] + sum[1] != 4;
}
