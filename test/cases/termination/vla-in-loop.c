// case: a variable-length array in the body and one around the loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int run(int n)
{
    unsigned a[n], i, j;
    for (i = 0; i < (unsigned)n; i++)
        a[i] = i;
    for (j = 0; a[j] + 1 < (unsigned)n; j++) {
        unsigned b[a[j] + 1];
        b[a[j]] = a[j];
        a[j] = b[a[j]];
    }
    return 0;
}
int main(void) { return run(3); }
