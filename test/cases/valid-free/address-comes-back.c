// case: a new block gets the address of one that was freed
// property: valid-free
// verdict: true
#include <stdlib.h>
int main(void) {
  char *p = malloc(24);
  free(p);
  char *q = malloc(24);
  free(q);
  q = malloc(24);
  free(q);
  return 0;
}
