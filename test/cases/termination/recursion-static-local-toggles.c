// case: a static local toggles.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(void)
{
    static _Bool odd;
    odd = !odd;
    return f();
}
int main(void) { return f(); }
