// case: a variable gets its first value in the second round.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int i = 0, late;
    double d;
    int *p;
    while (1) {
        if (i == 1) { late = 3; d = 0; p = &i; }
        if (i >= 1) {
            late--;
            d += 1;
            if (late < 0 || d > 9 || *p > 9) break;
        }
        i++;
    }
    return 0;
}
