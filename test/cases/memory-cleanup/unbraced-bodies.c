// case: Allocations and frees as unbraced bodies, behind labels and in a for header.
// property: memory-cleanup
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  char *p = 0, *q;
  int rounds = 0;
  if (__VERIFIER_nondet_int())
    p = malloc(1);
  else
  again:
    p = malloc(2);
  for (q = malloc(3); q; free(q), q = 0)
    ;
  switch (rounds)
  case 0:
    free(p);
  if (rounds++ < 1 && __VERIFIER_nondet_int()) {
    p = 0;
    goto again;
  }
  return 0;
}
