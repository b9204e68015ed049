// case: elements are written as *(a + i).
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned g[3];
int main(void)
{
    unsigned a[3] = { 3, 3, 3 }, i = 0;
    while (a[0] + a[1] + a[2] > 0) {
        *(a + i) -= 1u;
        i = (i + 1) % 3;
    }
    while (g[1] < 3)
        *(g + 1) = g[1] + 1;
    while (g[2] < 3)
        2[g] += 1;
    while (2[g] < 6)
        *(1 + &1[g]) = g[2] + 1;
    return 0;
}
