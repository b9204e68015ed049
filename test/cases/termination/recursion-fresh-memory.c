// case: each depth has a block of its own.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
static int f(int *p)
{
    int *q = malloc(sizeof *q), r;
    if (!q) return 0;
    *q = *p - 1;
    r = *q > 0 ? f(q) : 0;
    free(q);
    return r;
}
int main(void) { int n = 3; return f(&n); }
