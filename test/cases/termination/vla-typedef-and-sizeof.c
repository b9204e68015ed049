// case: a typedef of variable length in the body.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 9;
    for (;;) {
        typedef char row[n];
        if (sizeof(row) > 3)
            break;
        n = m; m = k; k = z;
    }
    return 0;
}
