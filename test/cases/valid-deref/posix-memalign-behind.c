// case: a block of posix_memalign
// property: valid-deref
// verdict: false
#include <stdlib.h>
int main(void) {
  void *p;
  if (posix_memalign(&p, 64, 60))
    return 0;
  ((char *)p)[59] = 1;
  ((char *)p)[60] = 1;
  return 0;
}
