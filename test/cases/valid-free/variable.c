// case: the address of a local variable is freed
// property: valid-free
// verdict: false
#include <stdlib.h>
static void drop(void *p) { free(p); }
int main(void) {
  int i = 3, *p = malloc(sizeof *p);
  drop(p);
  drop(&i);
  return 0;
}
