// case: a block is freed twice
// property: memory-safety
// verdict: false
#include <stdlib.h>
int main(void) {
  int *p = malloc(4);
  free(p);
  free(p);
  return 0;
}
