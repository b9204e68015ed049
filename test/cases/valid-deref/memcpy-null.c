// case: memcpy from NULL
// property: valid-deref
// verdict: false
#include <string.h>
int main(void) {
  char room[8], *none = room;
  while (none)
    none = 0;
  memcpy(room, none, 1);
  return 0;
}
