// case: getdelim is given a block that it resizes, and the old address is freed
// property: valid-free
// verdict: false
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *line = malloc(1), *old = line, *wall = malloc(1);
  size_t size = 1;
  FILE *f = fopen("/etc/passwd", "r");
  if (!f || getdelim(&line, &size, 0, f) < 100000)
    free(old);
  free(wall);
  return 0;
}
