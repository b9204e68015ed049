// case: a row of a two-dimensional parameter.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void run(unsigned a[][2], unsigned r)
{
    while (a[r][1] > 0)
        a[r][1] = a[r][1] - 1;
    while (*a[0] > 0)
        **a = **a - 1;
}
int main(void) { unsigned a[2][2] = { { 2, 2 }, { 2, 2 } }; run(a, 1); return 0; }
