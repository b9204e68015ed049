// case: The stream of the last round is not closed.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int i;
  for (i = 0; i < 3; i++) {
    FILE *a = fopen("/dev/null", "w");
    if (a && i < 2)
      fclose(a);
  }
  return 0;
}
