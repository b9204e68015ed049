// case: several returns, and the end of the function.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int depth;
static void f(unsigned n)
{
    depth++;
    if (n == 0) return;
    if (n & 1) { f(n - 1); return; }
    { f(n - 1); }
}
int main(void) { f(4); f(4); return depth - 10; }
