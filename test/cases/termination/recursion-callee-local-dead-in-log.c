// case: a callee's local, written through a pointer, is dead when the log is compared.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int step(int n)
{
    int x = n, *p = &x;
    *p = *p - 1;
    return *p;
}
int main(void)
{
    int n = 4;
    int *p = &n;
    while (*p > 0)
        *p = step(*p);
    return 0;
}
