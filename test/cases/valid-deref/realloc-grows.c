// case: realloc grows a block in a loop; when it fails the old one stays
// property: valid-deref
// verdict: true
#include <stdint.h>
#include <stdlib.h>
int main(void) {
  char *p = 0, *q;
  for (int n = 10; n < 50; n += 13) {
    p = realloc(p, n);
    p[n - 1] = 1;
  }
  q = realloc(p, (size_t)PTRDIFF_MAX + 1);
  if (!q)
    p[48] = 1;
  free(p);
  return 0;
}
