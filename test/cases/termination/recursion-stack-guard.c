// case: the depth is bounded by the address of a local variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdint.h>
static int f(uintptr_t base)
{
    volatile char here[64];
    here[0] = 0;
    if (base - (uintptr_t)here > 2000)
        return here[0];
    return f(base) + 1 + here[0];
}
int main(void) { char c; return f((uintptr_t)&c) < 0; }
