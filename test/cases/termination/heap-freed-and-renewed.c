// case: a block is freed and renewed with the next value.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
int main(void)
{
    unsigned *p = malloc(sizeof *p), v;
    if (!p) return 0;
    *p = 4;
    while (*p > 0) {
        v = *p;
        free(p);
        p = malloc(sizeof *p);
        if (!p) return 0;
        *p = v - 1;
    }
    free(p);
    return 0;
}
