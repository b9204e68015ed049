// case: a copy of a string is made and freed in each round.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
#include <string.h>
int main(void)
{
    const char *s = "ab";
    int on = 1;
    while (on) {
        char *t = strdup(s);
        if (t)
            t[0] = 'x';
        free(t);
    }
    return 0;
}
