// case: each round allocates and forgets.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
int main(void)
{
    int i;
    for (i = 0; i < 3; i++) {
        int *p = malloc(sizeof *p);
        if (!p)
            return 1;
        *p = i;
        if (*p > 7)
            return 2;
    }
    return 0;
}
