// case: the text in a buffer counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
#include <string.h>
int main(void)
{
    char t[4] = "7";
    while (atoi(t) && strlen(t) == 1)
        t[0]--;
    return 0;
}
