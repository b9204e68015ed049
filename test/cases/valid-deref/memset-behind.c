// case: memset of a block with the size of another
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = malloc(4), *q = malloc(5);
  memset(p, 0, 4);
  memset(q, 0, 4);
  memset(p, 0, 5);
  return 0;
}
