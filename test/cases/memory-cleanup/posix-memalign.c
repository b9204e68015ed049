// case: Blocks of posix_memalign and aligned_alloc are freed.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
int main(void) {
  int *p = 0;
  void *q = 0;
  if (posix_memalign((void **)&p, 64, 64) == 0)
    free(p);
  if (!posix_memalign(&q, 64, 64))
    free(q);
  free(aligned_alloc(16, 32));
  return 0;
}
