// case: a block is used after it was freed
// property: memory-safety
// verdict: false
#include <stdlib.h>
int main(void) {
  int *p = malloc(4);
  free(p);
  return *p;
}
