// case: a goto loop begins the body of a for.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i, n = 2;
    for (i = 0; i < 3; i++) {
again:
        if (n) {
            n = n - 1;
            goto again;
        }
        n = 2;
    }
    return 0;
}
