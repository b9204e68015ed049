// case: strchr returns no block
// property: valid-free
// verdict: false
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *s = strdup("a=b");
  char *value = strchr(s, '=');
  free(value);
  return 0;
}
