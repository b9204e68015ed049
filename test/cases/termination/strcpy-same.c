// case: strcpy copies the string to itself by way of another.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
int main(void)
{
    char a[4] = "ab", b[4];
    while (a[0]) {
        strcpy(b, a);
        strcpy(a, b);
    }
    return 0;
}
