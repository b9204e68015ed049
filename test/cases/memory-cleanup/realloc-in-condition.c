// case: The old block is kept where realloc fails, and forgotten.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = malloc(1), *q;
  if (!p)
    return 0;
  if ((q = realloc(p, (size_t)-1 / 2)) == NULL)
    return 1;
  free(q);
  return 0;
}
