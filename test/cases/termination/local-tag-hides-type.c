// case: a local tag hides the type of the loop's variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct S { int n; };
static struct S g = { 3 };
static int more(void) { return g.n-- > 0; }
int main(void)
{
    struct S x = { 3 };
    struct S { char c; } y = { 1 };
    while (x.n > 0 && y.c)
        x.n--;
    while (more() && y.c)
        ;
    return 0;
}
