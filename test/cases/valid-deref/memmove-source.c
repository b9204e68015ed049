// case: memmove reads one byte too many
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = calloc(7, 1), room[8];
  memmove(room, p, sizeof room);
  return 0;
}
