// case: A stream is flushed after it was closed, in an argument.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

static int twice(int x) { return 2 * x; }
int main(void) {
  FILE *a = fopen("/dev/null", "w");
  if (!a)
    return 0;
  fclose(a);
  return twice(__VERIFIER_nondet_int() ? fflush(a) : 1) == 9;
}
