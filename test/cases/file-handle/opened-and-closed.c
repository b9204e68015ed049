// case: Two streams, closed in the other order.
// property: file-handle
// verdict: true
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  FILE *a = fopen("/dev/null", "w"), *b = fopen("/dev/null", "r");
  if (a)
    fputs("x", a);
  if (b)
    fclose(b);
  if (a)
    fclose(a);
  return 0;
}
