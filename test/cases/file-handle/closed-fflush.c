// case: A stream is given to fflush, the program's own, after it was closed on one way.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
#undef fflush
extern int __VERIFIER_nondet_int(void);
int fflush(FILE *f) { return f ? 0 : -1; }
int main(void) {
  FILE *f = fopen("/dev/null", "r+");
  char text[4] = "ab";
  int n = 0;
  if (!f)
    return 0;
  if (__VERIFIER_nondet_int())
    fclose(f), n = 1;
  (void)fflush(f);
  if (!n)
    fclose(f);
  return text[0] == 'x';
}
