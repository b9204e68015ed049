// case: the parameter is only read through its address.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void f(int n)
{
    int *p = &n;
    if (*p > 0)
        f(*p - 1);
}

int main(void)
{
    f(4);
    return 0;
}
