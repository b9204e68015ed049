// case: a block is freed on one of two paths, each time once
// property: valid-free
// verdict: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int *p = malloc(4);
  if (__VERIFIER_nondet_int() == 3) {
    free(p);
    p = 0;
  }
  free(p);
  return 0;
}
