// case: memmove shifts an array until it is zero.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
int main(void)
{
    char a[4] = { 1, 1, 1, 0 };
    while (a[0])
        memmove(a, a + 1, 3);
    return 0;
}
