// case: each text fits, not both
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = malloc(5);
  strcpy(p, "abc");
  strcat(p, "d");
  strcat(p, "e");
  return 0;
}
