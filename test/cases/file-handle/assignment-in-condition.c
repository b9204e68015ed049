// case: Opened in the condition of a while, closed in its body.
// property: file-handle
// verdict: true
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  FILE *f;
  int n = 0;
  while (n++ < 2 && (f = fopen("/dev/null", "r")) != NULL)
    fclose(f);
  return 0;
}
