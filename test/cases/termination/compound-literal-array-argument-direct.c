// case: the value goes in an array literal as it is.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int more(const unsigned *p) { return p[0] < 3; }
int main(void)
{
    unsigned n = 0, m = 0, k = 3;
    while (more((unsigned[]){ n })) { n = m; m = k; }
    return 0;
}
