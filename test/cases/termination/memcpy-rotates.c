// case: memmove rotates an array.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
int main(void)
{
    char a[4] = { 1, 2, 3, 0 };
    while (a[0]) {
        char t = a[0];
        memmove(a, a + 1, 2);
        a[2] = t;
    }
    return 0;
}
