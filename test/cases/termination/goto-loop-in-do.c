// case: a goto loop begins the body of a do.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i = 3, n = 2;
    do {
again:
        if (n) { n = n - 1; goto again; }
        n = 2;
    } while (i-- > 0);
    return 0;
}
