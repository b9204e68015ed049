// case: the bound of an array parameter.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int wide(unsigned n, int (*p)[n]) { (void)p; return sizeof *p > 3 * sizeof(int); }
int main(void)
{
    int a[16];
    unsigned n = 1, m = 1, k = 1, z = 9;
    while (!wide(n, (void *)a)) { n = m; m = k; k = z; }
    return 0;
}
