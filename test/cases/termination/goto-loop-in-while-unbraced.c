// case: a goto loop is the unbraced body of a while.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i = 3, n = 2;
    while (i--)
again:  if (n) { n = n - 1; goto again; } else n = 2;
    return 0;
}
