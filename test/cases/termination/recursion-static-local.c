// case: a static local counts the depth.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(void)
{
    static int depth;
    if (depth == 3)
        return 0;
    depth++;
    return f();
}
int main(void) { return f(); }
