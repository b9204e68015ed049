// case: longjmp comes back until the counter is down.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <setjmp.h>
static jmp_buf env;
static volatile int n = 3;
int main(void)
{
    setjmp(env);
    while (n > 0) {
        n--;
        longjmp(env, 1);
    }
    return 0;
}
