// case: a long double counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    long double x = 0;
    while (x < 2)
        x += 0.5L;
    return 0;
}
