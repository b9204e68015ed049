// case: a block of posix_memalign is freed twice
// property: valid-free
// verdict: false
#include <stdlib.h>
int main(void) {
  void *p, *q;
  if (posix_memalign(&p, 64, 8))
    return 0;
  q = p;
  free(p);
  if (q)
    free(q);
  return 0;
}
