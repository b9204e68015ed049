// case: a pointer into a block is given to getline, which would resize it
// property: valid-free
// verdict: false
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *block = malloc(64), *line = block + 1;
  size_t size = 0;
  FILE *f = fopen("/dev/null", "r");
  if (!f || getline(&line, &size, f) < 0)
    return 0;
  return 0;
}
