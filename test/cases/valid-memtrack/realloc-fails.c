// case: when realloc fails, p = realloc(p, n) loses the old block
// property: valid-memtrack
// verdict: false
#include <stdint.h>
#include <stdlib.h>
static char *p;
int main(void) {
  p = malloc(8);
  p = realloc(p, (size_t)PTRDIFF_MAX + 1);
  return 0;
}
