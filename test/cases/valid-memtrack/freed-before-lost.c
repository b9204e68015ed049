// case: all pointers are overwritten after the blocks were freed
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
static void *p;
int main(void) {
  for (int i = 0; i < 3; i++) {
    p = malloc(4);
    free(p);
    p = 0;
  }
  return 0;
}
