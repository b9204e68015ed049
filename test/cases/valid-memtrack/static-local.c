// case: a static variable of a function holds the only pointer
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
static char *buffer(unsigned n) {
  static char *room; static unsigned size;
  if (n > size)
    room = realloc(room, size = n);
  return room;
}
int main(void) {
  buffer(8);
  buffer(4)[0] = 1;
  buffer(1600);
  return 0;
}
