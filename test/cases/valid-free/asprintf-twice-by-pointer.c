// case: asprintf is called through a pointer of another type, and its text freed twice
// property: valid-free
// verdict: false
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>

struct box { char *text; };

int main(void) {
  struct box b;
  int (*print)(struct box *, const char *, ...) = (int (*)(struct box *, const char *, ...))asprintf;
  if (print(&b, "%d", 7) < 0)
    return 0;
  free(b.text);
  free(b.text);
  return 0;
}
