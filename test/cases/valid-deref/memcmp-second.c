// case: memcmp reads a freed block
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
static char a[3];
int main(void) {
  char *p = calloc(3, 1);
  int good = memcmp(a, p, 3) == 0;
  free(p);
  return good && memcmp(a, p, 1) > 500;
}
