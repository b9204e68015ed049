// case: strings that just fit
// property: valid-deref
// verdict: true
#include <stdlib.h>
#include <string.h>
int main(void) {
  char room[4], *p = malloc(6), *q = strdup("ab");
  strcpy(room, "abc");
  strcpy(p, room);
  strcat(p, q);
  if (strlen(p) != 5 || strcmp(p, "abcab") != 0 || strcmp(q, "ab") != 0)
    return 1;
  free(p);
  free(q);
  return 0;
}
