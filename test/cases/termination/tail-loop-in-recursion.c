// case: a goto loop in a recursive function.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned f(unsigned n, unsigned m)
{
again:
    if (n == 0) return m + 1;
    if (m == 0) { n = n - 1; m = 1; goto again; }
    m = f(n, m - 1);
    n = n - 1;
    goto again;
}
int main(void) { return f(1, 2) == 4 ? 0 : 1; }
