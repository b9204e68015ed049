// case: after asprintf the text is a block, and freed twice
// property: valid-free
// verdict: false
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *s;
  if (asprintf(&s, "%d", 7) < 0)
    return 0;
  free(s);
  free(s);
  return 0;
}
