// case: A block of posix_memalign is kept in a structure and forgotten.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
struct s { int n; void *p; } s;
int main(void) {
  struct s *at = &s;
  return posix_memalign(&at++->p, 64, 64) != 0;
}
