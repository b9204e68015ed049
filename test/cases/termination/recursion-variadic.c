// case: only an unnamed argument decreases.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdarg.h>
static int f(int tag, ...)
{
    va_list ap;
    int k;
    va_start(ap, tag);
    k = va_arg(ap, int);
    va_end(ap);
    return k > 0 ? f(tag, k - 1) : 0;
}
int main(void) { return f(7, 4); }
