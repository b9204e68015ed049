// case: a pointer walks to the end of a block, and back from there
// property: valid-deref
// verdict: true
#include <stdlib.h>
int main(void) {
  char *block = malloc(5), *p = block, *end = block + 5;
  while (p < end)
    *p++ = 1;
  while (p > block)
    *--p = 2;
  end[-1] = *(end - 5);
  free(block);
  return 0;
}
