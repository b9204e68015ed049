// case: A destructor, which runs after what atexit registered, frees.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
static char *p;
static void later(void) { p = realloc(p, 8); }
__attribute__((destructor)) static void done(void) { free(p); }
int main(void) {
  p = malloc(3);
  atexit(later);
  return 0;
}
