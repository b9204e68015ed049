// case: strcpy shortens the string.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
int main(void)
{
    char a[8] = "abc", b[8];
    while (a[0]) {
        strcpy(b, a + 1);
        strcpy(a, b);
    }
    return 0;
}
