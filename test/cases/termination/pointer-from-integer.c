// case: an integer holds the address.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdint.h>
int main(void)
{
    unsigned n = 3;
    uintptr_t at = (uintptr_t)&n;
    while (n > 0)
        *(unsigned *)at = n - 1;
    return 0;
}
