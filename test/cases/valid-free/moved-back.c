// case: the pointer was moved, and moved back before it is freed
// property: valid-free
// verdict: true
#include <stdlib.h>
int main(void) {
  char *p = malloc(8), *end = p + 8;
  for (; p < end; p++)
    *p = 1;
  free(p - 8);
  return 0;
}
