// case: realloc moves a block, and the old pointer is used
// property: valid-deref
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = malloc(8), *wall = malloc(8), *q;
  q = realloc(p, 4000);
  q[3999] = 1;
  if (q != p)
    p[0] = 1;
  free(wall);
  return 0;
}
