// case: a block that realloc may have moved is freed by its old address
// property: valid-free
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = malloc(8), *wall = malloc(8);
  char *q = realloc(p, 4000);
  free(wall);
  free(p);
  return q == 0;
}
