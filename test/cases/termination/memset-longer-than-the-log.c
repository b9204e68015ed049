// case: memset writes more bytes than the log has room for, other ones in each round.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
#include <string.h>
int main(void)
{
    unsigned char *b = malloc(200);
    memset(b, 0, 200);
    while (b[199] < 3)
        memset(b, b[199] + 1, 200);
    free(b);
    return 0;
}
