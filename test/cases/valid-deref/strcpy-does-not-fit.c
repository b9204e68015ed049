// case: there is no room for the zero
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = malloc(3);
  strcpy(p, "abc");
  return 0;
}
