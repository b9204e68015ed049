// case: Blocks of two allocations, one of them in a loop and one through a pointer, are freed.
// verdict: true
// automaton: each-allocation.ia
#include <stdlib.h>
static void *(*get)(size_t) = malloc;
int main(void) {
  for (int i = 0; i < 3; i++) {
    char *a = malloc(4);
    void *b = get(8);
    free(b);
    free(a);
  }
  return 0;
}
