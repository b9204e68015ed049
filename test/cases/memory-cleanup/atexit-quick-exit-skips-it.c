// case: quick_exit does not run what atexit registered.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
static char *p;
static void done(void) { free(p); }
int main(void) {
  p = malloc(3);
  atexit(done);
  quick_exit(0);
}
