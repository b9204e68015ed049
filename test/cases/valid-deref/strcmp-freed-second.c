// case: the second text of strcmp was freed
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = strdup("abc");
  free(p);
  return strcmp("x", p) > 500;
}
