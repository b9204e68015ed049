// case: The pointer holds fflush.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

static void end(FILE *f, int (*close)(FILE *)) { if (f) close(f); }
int main(void) {
  FILE *f = fopen("/dev/null", "r");
  end(f, __VERIFIER_nondet_int() ? fclose : fflush);
  return 0;
}
