// case: the pointer was moved before it is freed
// property: valid-free
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = calloc(1, 8);
  while (*p == 0 && p[1] == 0)
    *p++ = 1;
  free(p);
  return 0;
}
