// case: a two-dimensional variable-length array and a pointer into it.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int run(int n)
{
    int a[2][n], (*p)[n] = a;
    a[1][1] = 3;
    a[0][0] = 0;
    while (p[1][1] > 0)
        (*(p + 1))[1]--;
    for (p = a; p < a + 2; p++)
        ;
    return 0;
}
int main(void) { return run(2); }
