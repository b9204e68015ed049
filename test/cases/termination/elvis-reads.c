// case: the variable is read by a ?: without its middle only.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 0;
    for (;;) {
        unsigned t = n ?: 77u;
        if (t == 77u)
            break;
        n = m; m = k; k = z;
    }
    return 0;
}
