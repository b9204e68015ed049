// case: each activation first calls itself with an argument for which it returns.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned f(unsigned n)
{
    if (n == 0)
        return 1;
    return f(0) + f(n);
}
int main(void) { return f(2) != 0; }
