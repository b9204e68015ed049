// case: With abort=ignore a path that aborts does not end the program.
// property: memory-cleanup
// verdict: true
// flags: --abort ignore
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  char *p = malloc(3);
  if (__VERIFIER_nondet_int() == 1)
    __builtin_abort();
  assert(__VERIFIER_nondet_int() != 1);
  free(p);
  return 0;
}
