// case: The program's own reach_error() is no assertion, nor are abort() and exit().
// property: assert
// verdict: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void reach_error(void);
int main(void) {
  int x = __VERIFIER_nondet_int();
  if (x == 1)
    reach_error();
  if (x == 2)
    abort();
  if (x == 3)
    exit(1);
  return 0;
}
