// case: pointers into the middle of aligned blocks and texts
// property: valid-memtrack
// verdict: true
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static char *a, *b, *c, *d;
static void *e;
int main(void) {
  a = (char *)aligned_alloc(64, 640) + 600;
  if (posix_memalign(&e, 64, 64) == 0)
    e = (char *)e + 30;
  if (asprintf(&b, "%d", 123456789) >= 0)
    b += 6;
  c = strdup("a=b");
  c = strchr(c, '=');
  d = strndup("abcdef", 5) + 3;
  return 0;
}
