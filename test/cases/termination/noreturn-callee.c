// case: a callee that does not return ends the loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
static _Noreturn void stop(int c) { exit(c); }
int main(void)
{
    unsigned n = 3;
    for (;;) {
        if (!n)
            stop(0);
        n--;
    }
}
