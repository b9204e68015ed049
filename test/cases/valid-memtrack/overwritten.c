// case: the only pointer is overwritten on one path
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static char *p;
int main(void) {
  p = malloc(4);
  if (__VERIFIER_nondet_int() == 2)
    p = malloc(8);
  return 0;
}
