// case: the same with the library's name, through a pointer in a variable-length array
// property: valid-memtrack
// verdict: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
int main(void) {
  int n = __VERIFIER_nondet_int() & 3;
  char **p = __builtin_alloca(2 * sizeof *p), *row[n + 1];
  p[0] = row[n] = malloc(1);
  p[1] = malloc(1);
  p[0] = 0;
  exit(0);
}
