// case: Realloc of what realloc returned, in one expression.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
int main(void) {
  free(realloc(realloc(realloc(NULL, 1), 50), 700));
  return 0;
}
