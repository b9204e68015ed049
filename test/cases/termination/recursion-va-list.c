// case: a va_list goes down a recursion.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdarg.h>
static int sum(int n, va_list *ap) { int v = va_arg(*ap, int); return v ? v + sum(n, ap) : 0; }
static int all(int n, ...) { va_list ap; int s; va_start(ap, n); s = sum(n, &ap); va_end(ap); return s; }
int main(void) { return all(1, 1, 2, 3, 0) - 6; }
