// case: a _Bool whose address is taken gets its value in the second round.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
static int dirty(void) { unsigned char a[512]; memset(a, 0xaa, 512); return ((volatile unsigned char *)a)[3]; }
static void set(_Bool *p) { *p = 1; }
static int run(void)
{
    _Bool b;
    unsigned n;
    for (n = 0; n < 3; n++) {
        if (n == 1) { set(&b); b = !b; }
        if (n == 2 && b) break;
    }
    return 0;
}
int main(void) { dirty(); return run(); }
