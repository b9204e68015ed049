// case: a path that aborts is no end with abort=ignore
// property: valid-memtrack
// flags: --abort=ignore
// verdict: true
#include <stdlib.h>
static char *p;
int main(void) {
  p = malloc(1);
  p = 0;
  abort();
}
