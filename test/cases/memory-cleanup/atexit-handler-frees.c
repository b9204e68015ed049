// case: A handler that atexit registered frees the last block; exit and the end of main both come first.
// property: memory-cleanup
// verdict: true
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static char *p;
static void done(void) { free(p); }
int main(void) {
  p = malloc(3);
  atexit(done);
  if (__VERIFIER_nondet_int() == 1)
    exit(0);
  return 0;
}
