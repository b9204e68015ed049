// case: at_quick_exit and atexit each free at their end of the program.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static char *p;
static void done(void) { free(p); }
int main(void) {
  p = malloc(3);
  atexit(done);
  at_quick_exit(done);
  if (__VERIFIER_nondet_int() == 1)
    quick_exit(0);
  return 0;
}
