// case: The block comes from a pointer to malloc that changes afterwards.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
static void *none(size_t n) { (void)n; return 0; }
int main(void) {
  void *(*get)(size_t) = malloc;
  char *p = get(3);
  get = none;
  p = get(4);
  free(p);
  return 0;
}
