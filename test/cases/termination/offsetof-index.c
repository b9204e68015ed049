// case: only offsetof reads the variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stddef.h>
struct s { char c[16]; };
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 9;
    for (;;) {
        if (__builtin_offsetof(struct s, c[n]) > 3)
            break;
        n = m;
        m = k;
        k = z;
    }
    return 0;
}
