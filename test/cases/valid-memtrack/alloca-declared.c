// case: alloca is declared by the program
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
#undef alloca
extern void *alloca(unsigned long);
int main(void) {
  char **p = alloca(2 * sizeof *p);
  p[0] = malloc(1);
  p[1] = malloc(1);
  exit(0);
}
