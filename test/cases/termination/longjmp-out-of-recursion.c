// case: longjmp leaves a recursion which is then entered again in the same state.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <setjmp.h>
static jmp_buf env;
static int f(int n)
{
    if (n == 0)
        longjmp(env, 1);
    return f(n - 1);
}
int main(void)
{
    static int rounds;
    setjmp(env);
    if (rounds < 3) {
        rounds++;
        f(2);
    }
    return 0;
}
