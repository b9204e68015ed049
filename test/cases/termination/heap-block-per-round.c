// case: each round has a block of its own.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
int main(void)
{
    int on = 1;
    while (on) {
        int *p = malloc(2 * sizeof *p);
        if (!p)
            return 0;
        p[0] = on;
        p[1] = p[0];
        on = p[1];
        free(p);
    }
    return 0;
}
