// case: a block of aligned_alloc
// property: valid-deref
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = aligned_alloc(64, 64);
  p[63] = 1;
  p[64] = 1;
  return 0;
}
