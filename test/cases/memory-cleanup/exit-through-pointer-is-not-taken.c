// case: A pointer that may hold exit holds another function.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
static void stay(int x) { (void)x; }
static void (*table[2])(int) = {exit, stay};
int main(void) {
  char *p = malloc(3);
  table[1](0);
  free(p);
  table[0](0);
}
