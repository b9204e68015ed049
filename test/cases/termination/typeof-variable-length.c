// case: a bound in typeof, and in an array's declaration.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 9;
    for (;;) {
        __typeof__(char[n]) x;
        if (sizeof x > 3)
            break;
        n = m; m = k; k = z;
    }
    return 0;
}
