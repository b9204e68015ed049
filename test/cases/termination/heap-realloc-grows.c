// case: a block grows until it is large.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
int main(void)
{
    unsigned *p = malloc(sizeof *p), *q;
    if (!p) return 0;
    *p = 1;
    while (*p < 4) {
        q = realloc(p, (*p + 1) * sizeof *p);
        if (!q) break;
        p = q;
        *p = *p + 1;
    }
    free(p);
    return 0;
}
