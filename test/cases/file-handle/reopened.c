// case: A stream is closed and opened again, perhaps at the same address.
// property: file-handle
// verdict: true
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

int main(void) {
  int i;
  for (i = 0; i < 3; i++) {
    FILE *a = fopen("/dev/null", "w");
    if (!a)
      return 0;
    fprintf(a, "%d", i);
    fclose(a);
  }
  return 0;
}
