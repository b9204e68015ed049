// case: the pointer was copied byte by byte into an array of characters
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
#include <string.h>
static char store[16];
int main(void) {
  char *p = malloc(3);
  memcpy(store + 8, &p, sizeof p);
  return 0;
}
