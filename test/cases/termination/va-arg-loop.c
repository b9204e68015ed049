// case: a loop reads unnamed arguments.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdarg.h>
static int count(int n, ...) { va_list ap; va_start(ap, n); while (va_arg(ap, int)) ; va_end(ap); return n; }
int main(void) { return count(0, 1, 1, 1, 0); }
