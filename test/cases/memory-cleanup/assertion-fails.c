// case: A failing assertion ends the program.
// property: memory-cleanup
// verdict: false
#include <assert.h>
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  char *p = malloc(3);
  assert(__VERIFIER_nondet_int() != 1);
  free(p);
  return 0;
}
