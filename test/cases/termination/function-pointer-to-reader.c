// case: the pointer holds getchar; a function of the unit has the same type.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdio.h>
static int none(void) { return 0; }
int main(int argc, char **argv)
{
    int (*rd)(void) = argc > 5 ? none : getchar;
    (void)argv;
    while (rd() != EOF)
        ;
    return 0;
}
