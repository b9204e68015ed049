// case: strcmp of a freed text
// property: valid-deref
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *p = strdup("abc");
  free(p);
  return strcmp(p, "x") > 500;
}
