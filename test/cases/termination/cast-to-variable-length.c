// case: only the bound of a type in a cast reads the variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 9;
    char a[16] = { 0 };
    for (;;) {
        if ((char *)((char (*)[n])a + 1) - a > 3)
            break;
        n = m;
        m = k;
        k = z;
    }
    return 0;
}
