// case: at exit, the only pointers are in memory of alloca
// property: valid-memtrack
// verdict: true
#include <alloca.h>
#include <stdlib.h>
int main(void) {
  char **p = alloca(2 * sizeof *p);
  p[0] = malloc(1);
  p[1] = malloc(1);
  exit(0);
}
