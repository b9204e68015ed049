// case: an argument of a variadic function is an operand.
// property: no-overflow
// verdict: false
// model: LP64
#include <stdarg.h>
static int sum(int n, ...) {
  va_list list;
  va_start(list, n);
  int s = va_arg(list, int) + va_arg(list, int);
  va_end(list);
  return s;
}
int main(void) {
  return sum(2, 2147483647, 1) == 0;
}
