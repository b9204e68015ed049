// case: an element of a variable-length array toggles.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static int run(int n)
{
    int a[n];
    a[0] = a[1] = 1;
    while (a[1])
        a[0] = -a[0];
    return 0;
}
int main(void) { return run(2); }
