// case: a long double alternates.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    long double x = 1;
    while (x != 0)
        x = -x;
    return 0;
}
