// case: only a heap cell changes.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
int main(void)
{
    unsigned *left = malloc(sizeof *left);
    *left = 3;
    while (*left)
        *left = *left - 1;
    free(left);
    return 0;
}
