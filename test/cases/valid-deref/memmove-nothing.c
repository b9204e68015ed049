// case: memmove of no byte, from the end and to NULL; and of all bytes
// property: valid-deref
// verdict: true
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = calloc(8, 1), room[8], *none = 0;
  size_t n = p[0];
  memmove(p + 8, room + 8, n);
  if (n)
    memmove(none, p, n);
  memmove(room, p, 8);
  memmove(p + 4, room + 4, 4);
  free(p);
  return 0;
}
