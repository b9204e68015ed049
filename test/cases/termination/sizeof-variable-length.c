// case: only the size of a variable-length type reads the variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 9;
    for (;;) {
        if (sizeof(char[n]) > 3)
            break;
        n = m;
        m = k;
        k = z;
    }
    return 0;
}
