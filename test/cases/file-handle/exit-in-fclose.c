// case: The call of fclose, the program's own, ends the program: the stream is closed then.
// property: file-handle
// verdict: true
#include <stdio.h>
extern void exit(int) __attribute__((noreturn));
int fclose(FILE *f) { exit(f == 0); }
int main(void) {
  FILE *f = fopen("/dev/null", "r");
  if (f)
    fclose(f);
  return 0;
}
