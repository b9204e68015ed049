// case: A handler that atexit registered allocates, and nobody frees.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
static char *p;
static void done(void) { p = malloc(2); }
int main(void) {
  atexit(done);
  return 0;
}
