// case: The standard streams are not opened here.
// property: file-handle
// verdict: true
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  fputs("", stdout);
  return fflush(stdout);
}
