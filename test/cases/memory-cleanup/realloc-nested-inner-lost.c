// case: The inner realloc of two in one expression makes a block that the outer one does not take.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
static char *kept;
static char *keep(char *p) { kept = p; return 0; }
int main(void) {
  free(realloc(keep(realloc(NULL, 1)), 50));
  return kept == 0;
}
