// case: realloc is given a pointer into a block
// property: valid-free
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = malloc(64);
  p = realloc(p + 8, 4);
  return 0;
}
