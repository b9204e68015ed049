// case: the elements of a _Bool array get their values one by one.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
static int dirty(void) { unsigned char a[512]; memset(a, 0xaa, 512); return ((volatile unsigned char *)a)[3]; }
static int run(void)
{
    _Bool seen[8];
    int i, sum = 0;
    for (i = 0; i < 8; i++)
        seen[i] = i & 1;
    for (i = 0; i < 8; i++)
        sum += seen[i];
    return sum;
}
static int fill(void)
{
    _Bool seen[8];
    int i;
    for (i = 0; i < 8; i++) {
        seen[i] = i & 1;
        if (i > 0 && seen[i] == seen[i - 1])
            return 1;
    }
    return 0;
}

int main(void)
{
    dirty();
    run();
    dirty();
    return fill();
}
