// case: of a block that realloc moves, only the new place is left
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
static char *p, *wall;
int main(void) {
  p = malloc(8);
  wall = malloc(8);
  p = realloc(p, 4000);
  return 0;
}
