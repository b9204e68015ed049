// case: A return between open and close.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  FILE *f = fopen("/dev/null", "r");
  if (!f)
    return 1;
  if (fgetc(f) != EOF)
    return 2;
  if (__VERIFIER_nondet_int())
    return 3;
  return fclose(f);
}
