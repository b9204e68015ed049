// case: the result of realloc is lost, and with it the block
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
int main(void) {
  static char *p;
  p = malloc(8);
  static void *wall;
  wall = malloc(8);
  if (realloc(p, 4000) != p)
    p = 0;
  return p != 0;
}
