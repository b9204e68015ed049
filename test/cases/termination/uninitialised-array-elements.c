// case: elements get their values as the loop goes.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    double d[3];
    int a[3], i;
    for (i = 0; i < 3; i++) {
        a[i] = i ? a[i - 1] + 1 : 0;
        d[i] = a[i];
        if (d[i] > 5) break;
    }
    return 0;
}
