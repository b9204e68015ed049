// case: blocks of all allocators of the library are freed
// property: valid-free
// verdict: true
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(void) {
  void *p;
  if (posix_memalign(&p, 64, 8) == 0)
    free(p);
  free(aligned_alloc(64, 64));
  free(strndup("abc", 2));
  char *s;
  if (asprintf(&s, "%d", 7) >= 0)
    free(s);
  return 0;
}
