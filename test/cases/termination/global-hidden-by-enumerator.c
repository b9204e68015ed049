// case: an enumerator hides the global one that a callee counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned n = 3;
static int more(void) { return n-- > 1; }
int main(void)
{
    enum { n = 4 };
    while (more())
        ;
    return n - 4;
}
