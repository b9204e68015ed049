// case: strdup and strndup, freed through other pointers.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
#include <string.h>
int main(void) {
  char *a = strdup("abc"), *b = strndup("abcdef", 3), *t = a;
  a = b, b = t;
  free(a), free(b);
  return 0;
}
