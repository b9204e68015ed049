// case: Exit is called through a pointer.
// property: memory-cleanup
// verdict: false
#include <stdlib.h>
extern int __VERIFIER_nondet_int(void);
static void (*leave)(int) = exit;
static void stay(int x) { (void)x; }
int main(void) {
  char *p = malloc(3);
  if (__VERIFIER_nondet_int() == 1)
    leave = stay;
  else if (p)
    leave = (p[0] = 1, exit);
  leave(0);
  free(p);
  return 0;
}
