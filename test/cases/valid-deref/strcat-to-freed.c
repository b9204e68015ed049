// case: strcat of a freed text
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char room[64] = "", *p = strdup("abc");
  free(p);
  strcat(room, p);
  return 0;
}
