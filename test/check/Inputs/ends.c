#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
extern void __VERIFIER_assume(int);
extern void reach_error(void);
int main(void) {
  int n = __VERIFIER_nondet_int();
  int *nowhere = 0;
  if (n == 1)
    abort();
  if (n == 2)
    exit(3);
  if (n == 3)
    *(volatile int *)nowhere = 1;
  if (n == 4)
    for (;;)
      ;
  assert(n != 5);
  __VERIFIER_assume(n > 1000);
  if (n < 1000)
    reach_error();
  return 0;
}
