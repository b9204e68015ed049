// case: With abort=ignore exit still ends the program.
// property: memory-cleanup
// verdict: false
// flags: --abort ignore
#include <stdlib.h>
int main(void) {
  char *p = malloc(3);
  if (p)
    _Exit(0);
  free(p);
  return 0;
}
