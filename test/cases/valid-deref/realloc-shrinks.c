// case: realloc makes a block smaller where it is
// property: valid-deref
// verdict: false
#include <stdlib.h>
int main(void) {
  char *p = malloc(100);
  p[99] = 1;
  p = realloc(p, 50);
  p[49] = 1;
  p[50] = 1;
  return 0;
}
