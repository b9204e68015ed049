// case: A stream that failed is closed again behind the loop.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
extern int __VERIFIER_nondet_int(void);

int fclose(FILE *f) { return f ? 0 : -1; }
int main(void) {
  FILE *a = fopen("/dev/null", "w");
  int i;
  if (!a)
    return 0;
  for (i = 0; i < 2; i++)
    if (fputs("x", a) < 0 || __VERIFIER_nondet_int()) {
      fclose(a);
      break;
    }
  if (i < 2)
    fclose(a);
  else
    fclose(a);
  return 0;
}
