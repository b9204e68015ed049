// case: a goto loop around a declaration.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 0;
again:;
    unsigned m = n + 1, k;
    k = m;
    n = k;
    if (m < 4)
        goto again;
    return 0;
}
