// case: a recursion that forgets to count.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned f(unsigned n, unsigned m)
{
    if (n == 0) return m + 1;
    return f(n, f(n - 1, m) & 0);
}
int main(void) { return (int)f(1, 2); }
