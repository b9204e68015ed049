// case: The second of two streams is never closed.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  FILE *a = fopen("/dev/null", "w"), *b = fopen("/dev/null", "r");
  if (a)
    fclose(a);
  return b == a;
}
