// case: A callee closes what its caller opened, through a pointer to fclose.
// property: file-handle
// verdict: true
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

static void end(FILE *f, int (*close)(FILE *)) { if (f) close(f); }
int main(void) {
  end(fopen("/dev/null", "r"), fclose);
  return 0;
}
