// case: A stream is given to fscanf, the program's own, after it was closed on one way.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
#undef fscanf
extern int __VERIFIER_nondet_int(void);
int fscanf(FILE *f, const char *p, ...) { return f && p ? 1 : -1; }
int main(void) {
  FILE *f = fopen("/dev/null", "r+");
  char text[4] = "ab";
  int n = 0;
  if (!f)
    return 0;
  if (__VERIFIER_nondet_int())
    fclose(f), n = 1;
  (void)fscanf(f, "%d", &n);
  if (!n)
    fclose(f);
  return text[0] == 'x';
}
