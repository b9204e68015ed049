// case: realloc moves a block of pointers, and what they point to goes with it
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
#include <string.h>
static char **names;
int main(void) {
  names = malloc(sizeof *names);
  names[0] = strdup("x");
  void *wall = malloc(8);
  names = realloc(names, 500 * sizeof *names);
  memset(names + 1, 0, 499 * sizeof *names);
  names[1] = strndup("yz", 1);
  free(wall);
  return 0;
}
