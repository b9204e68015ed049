// case: strlen of a block without a zero
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = malloc(24);
  memset(p, 'x', 24);
  return strlen(p) == 3;
}
