// case: the value is used by a call in a comma.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int less(unsigned n) { return n < 4; }
int main(void)
{
    unsigned n = 0;
    while ((0, less(n)))
        n = n + 1u;
    return 0;
}
