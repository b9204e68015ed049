// case: a bound of an array's declaration, read by sizeof.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 9;
    for (;;) {
        char x[n], (*p)[n] = &x;
        if (sizeof *p > 3)
            break;
        n = m; m = k; k = z;
    }
    return 0;
}
