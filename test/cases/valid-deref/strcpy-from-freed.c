// case: strcpy from a block that was freed
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char room[30], *p = strdup("abc");
  strcpy(room, p);
  free(p);
  strcpy(room, p);
  return 0;
}
