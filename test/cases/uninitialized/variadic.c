// case: va_list and setjmp do what they like.
// property: uninitialized
// verdict: true
#include <setjmp.h>
#include <stdarg.h>
static jmp_buf env;
static int sum(int n, ...) {
  va_list ap;
  int s = 0;
  va_start(ap, n);
  while (n--)
    s += va_arg(ap, int);
  va_end(ap);
  return s;
}
static int twice(void) {
  int x;
  if (setjmp(env) == 0) {
    x = 1;
    longjmp(env, 1);
  }
  return 0;
}
int main(void) { return sum(2, 1, 2) + twice() == 0; }
