// case: getline allocates, and may move what it is given
// property: valid-free
// verdict: true
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  char *line = NULL;
  size_t size = 0;
  FILE *f = fopen("/etc/passwd", "r");
  if (f) {
    for (int i = 0; i < 2; i++)
      (void)getline(&line, &size, f);
    fclose(f);
  }
  free(line);
  return 0;
}
