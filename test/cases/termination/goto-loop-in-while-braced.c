// case: a goto loop begins the braced body of a while.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i = 3, n = 2;
    while (i-- > 0) {
again:
        if (n) { n = n - 1; goto again; }
        n = 2;
    }
    return 0;
}
