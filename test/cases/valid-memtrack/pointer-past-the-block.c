// case: the only pointer is far behind the block
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
static char *p;
int main(void) {
  p = malloc(40);
  p = (char *)((unsigned long)p + 4096 * 1024);
  return 0;
}
