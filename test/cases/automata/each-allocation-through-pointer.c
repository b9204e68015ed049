// case: An allocation through a pointer has an instance, too, if the pointer holds malloc.
// verdict: false
// automaton: each-allocation.ia
#include <stdlib.h>
static void *(*get)(size_t) = malloc;
int main(void) {
  char *a = malloc(4);
  void *b = get(8);
  free(a);
  return b == (void *)a;
}
