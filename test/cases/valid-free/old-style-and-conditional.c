// case: free stands in a conditional expression, a comma and an argument, through old-style functions
// property: valid-free
// verdict: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static void *drop(p) void *p; {
  return p ? free(p), (void *)0 : p;
}
int main(void) {
  void *p = malloc(1), *q = 0;
  __VERIFIER_nondet_int() ? (q = p, free(q)) : free(drop(p));
  return 0;
}
