// case: a static variable of a function loses the pointer to the block before
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
static char *buffer(unsigned n) {
  static char *room;
  room = malloc(n);
  return room;
}
int main(void) {
  buffer(8);
  free(buffer(4));
  return 0;
}
