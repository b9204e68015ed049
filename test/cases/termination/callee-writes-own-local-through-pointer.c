// case: the callee's own variable is written through its address.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(void)
{
    int x = 0;
    int *p = &x;
    *p = 1;
    return x;
}

int main(void)
{
    int on = 1;
    while (on)
        on = f();
    return 0;
}
