// case: realloc to size 0 gives NULL and frees, so the block is freed twice
// property: valid-free
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = malloc(8);
  if (!realloc(p, 0))
    free(p);
  return 0;
}
