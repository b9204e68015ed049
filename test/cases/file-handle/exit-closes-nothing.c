// case: exit is called while a stream is open.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

#include <stdlib.h>
int main(void) {
  FILE *f = fopen("/dev/null", "r");
  if (f)
    exit(0);
  return 0;
}
