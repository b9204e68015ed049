// case: Two allocations are followed apart: the second is forgotten.
// verdict: false
// automaton: each-allocation.ia
#include <stdlib.h>
int main(void) {
  char *a = malloc(4), *b;
  b = malloc(8);
  free(a);
  return b == a;
}
