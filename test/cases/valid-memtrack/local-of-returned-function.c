// case: exit after the function whose variable was the only pointer has returned
// property: valid-memtrack
// verdict: false
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static int use(void) {
  char *p = malloc(4);
  *p = 1;
  if (__VERIFIER_nondet_int() == 1)
    exit(0);
  return *p;
}
int main(void) {
  int n = use();
  exit(n);
}
