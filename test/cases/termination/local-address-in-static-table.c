// case: the address of a global in a table inside the function.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned n = 3;
int main(void)
{
    static unsigned *const t[] = { &n };
    while (n > 0)
        *t[0] = n - 1;
    return 0;
}
