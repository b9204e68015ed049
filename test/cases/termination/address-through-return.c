// case: the address of the variable comes back from a function.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned *same(unsigned *p) { return p; }
int main(void)
{
    unsigned n = 4;
    while (n > 0)
        *same(&n) = n - 1;
    return 0;
}
