// case: a structure is read of which only the last byte is behind the block
// property: valid-deref
// verdict: false
#include <stdlib.h>
struct three { char a[3]; };
int main(void) {
  char *p = calloc(1, 5);
  struct three copy = *(struct three *)(p + 3);
  free(p);
  return copy.a[0];
}
