// case: a wrapper leaves the recursion by longjmp.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <setjmp.h>
static jmp_buf env;
static void out(void) { longjmp(env, 1); }
static void (*leave)(void) = out;
static int g(int n)
{
    if (n == 0)
        leave();
    return g(n - 1);
}
int main(void)
{
    static int rounds;
    if (setjmp(env) >= 0 && rounds < 3) {
        rounds++;
        g(2);
    }
    return 0;
}
