// case: when posix_memalign fails, what the pointer held is no block
// property: valid-free
// verdict: false
#include <stdlib.h>
int main(void) {
  int i;
  void *p = &i;
  if (posix_memalign(&p, 3, 8))
    free(p);
  return 0;
}
