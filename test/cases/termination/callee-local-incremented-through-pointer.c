// case: each call has its own counter, which it counts through a pointer.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(int n)
{
    int x = n, *p = &x;
    while (*p < 2)
        ++*p;
    return x - 1;
}

int main(void)
{
    int on = 0;
    do
        on = f(on);
    while (on);
    return 0;
}
