// case: printf counts its own output into the loop variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdio.h>
int main(void)
{
    int x = 0;
    while (x < 3)
        printf("%*s%n\n", x + 1, "", &x);
    return 0;
}
