// case: a _Bool member has no value until the loop's last round.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { _Bool done; int n; };
#include <string.h>
static int dirty(void) { unsigned char a[512]; memset(a, 0xaa, 512); return ((volatile unsigned char *)a)[3]; }
static int run(void)
{
    struct s s;
    s.n = 3;
    for (;;) {
        if (s.n == 0) {
            s.done = 1;
        }
        s.n--;
        if (s.n < 0 && s.done)
            break;
    }
    return 0;
}

int main(void)
{
    dirty();
    return run();
}
