// case: of two blocks at the same address the second is freed twice, once by each pointer
// property: valid-free
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = malloc(24);
  free(p);
  char *q = malloc(24);
  if (p == q) {
    free(q);
    free(p);
  }
  return p != q;
}
