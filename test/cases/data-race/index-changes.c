// case: the write changes what its own index is computed from, and the object is free again
// property: data-race
// verdict: true
#include <pthread.h>
static int row[3];
static void *work(void *unused) { return unused; }
static int next(void) { static int n; return n++; }
int main(void) {
  pthread_t a;
  pthread_create(&a, 0, work, 0);
  row[row[0]] = 2;
  row[next()] += next();
  int i = 0;
  row[i++] = row[1];
  *(&row[0] + next()) = row[0]++;
  pthread_join(a, 0);
  return 0;
}
