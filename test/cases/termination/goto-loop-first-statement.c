// case: the label is the function's first statement.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(unsigned n)
{
again:
    if (n == 0) return 0;
    n = n - 1;
    goto again;
}
int main(void) { return f(3) + f(3); }
