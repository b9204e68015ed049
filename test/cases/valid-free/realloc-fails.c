// case: when realloc fails the old block stays, and is freed
// property: valid-free
// verdict: true
#include <stdlib.h>
#include <stdint.h>
int main(void) {
  char *p = malloc(8);
  char *q = realloc(p, (size_t)PTRDIFF_MAX + 1);
  if (q)
    p = q;
  free(p);
  return 0;
}
