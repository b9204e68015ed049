// case: a local variable hides the global one that a callee counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned n = 3;
static double d[2];
static int more(void) { return n-- > 1 && (d[1] += 1) < 9; }
int main(void)
{
    int n = 1;
    char d = 0;
    while (more() && n)
        d = (char)n;
    return d - 1;
}
