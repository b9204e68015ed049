// case: the caller's variable is changed by name between calls of a mutual recursion.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned *shared;
static void g(void);
static void f(int top)
{
    unsigned x = 3;
    if (top) {
        shared = &x;
        for (; x > 0; x = x - 1)
            g();
    } else if (*shared > 100) {
        g();
    }
}
static void g(void) { f(0); }
int main(void) { f(1); return 0; }
