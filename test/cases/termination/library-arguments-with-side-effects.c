// case: arguments of memset, free and malloc have side effects.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
#include <string.h>
int main(void)
{
    char buf[8] = { 0 }, *at = buf;
    char *stack[3];
    unsigned n = 3, k = 0;
    while (at < buf + 6)
        memset(at++, 1, 1);
    while (n > 0) {
        stack[k++] = malloc(n--);
        if (stack[k - 1])
            stack[k - 1][0] = 1;
    }
    while (k > 0)
        free(stack[--k]);
    return buf[6] + (buf[5] != 1);
}
