// case: a block is lost
// property: memory-safety
// verdict: false
#include <stdlib.h>
static int *p;
int main(void) {
  p = malloc(4);
  p = malloc(4);
  return 0;
}
