// case: the pointer holds memset; a function of the unit has the same type.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <string.h>
static void *nothing(void *p, int c, size_t n) { (void)c; (void)n; return p; }

int main(int argc, char **argv)
{
    char buf[1] = { 0 };
    void *(*fill)(void *, int, size_t) = argc > 5 ? nothing : memset;
    (void)argv;
    while (buf[0] < 3)
        fill(buf, buf[0] + 1, 1);
    return 0;
}
