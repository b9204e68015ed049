// case: memcpy writes one byte behind an array
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char room[8], other[4][2];
  memcpy(room + 2, "abcdefg", 6);
  memcpy(other[2] + 1, room, sizeof room - 4);
  return 0;
}
