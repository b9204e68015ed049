// case: the byte behind the copied ones is written, then the block is freed.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
#include <string.h>
int main(void)
{
    const char *s = "abcd";
    int on = 1;
    while (on) {
        char *t = strndup(s, 3);
        if (t)
            t[3] = 'x';
        free(t);
    }
    return 0;
}
