// case: the condition is a statement expression whose value stands behind a label.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 0;
    while (({ here: n; })) {
        n = m;
        m = k;
        k = z;
    }
    return 0;
}
