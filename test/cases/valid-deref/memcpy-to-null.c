// case: memcpy to NULL, and to a freed block
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char room[8] = {0}, *block = malloc(8);
  free(block);
  memcpy(block, room, 1);
  return 0;
}
