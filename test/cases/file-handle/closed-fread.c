// case: A stream is given to fread, the program's own, after it was closed on one way.
// property: file-handle
// verdict: false
// explore: EXPLORE_VALUES=0,1
#include <stdio.h>
#undef fread
extern int __VERIFIER_nondet_int(void);
size_t fread(void *p, size_t n, size_t m, FILE *f) { return p && f ? n * m : 0; }
int main(void) {
  FILE *f = fopen("/dev/null", "r+");
  char text[4] = "ab";
  int n = 0;
  if (!f)
    return 0;
  if (__VERIFIER_nondet_int())
    fclose(f), n = 1;
  (void)fread(text, 1, 2, f);
  if (!n)
    fclose(f);
  return text[0] == 'x';
}
