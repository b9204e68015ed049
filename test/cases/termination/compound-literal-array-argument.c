// case: the value goes in an array literal.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int more(const unsigned *p) { return p[0] < 3; }
int main(void)
{
    unsigned n = 0;
    while (more((unsigned[]){ n, 1 }))
        n = n + 1u;
    return 0;
}
