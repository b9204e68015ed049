// case: the value of a statement expression stands behind a label.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 4;
    while (n > 0)
        n = ({ again: n - 1u; });
    return 0;
}
