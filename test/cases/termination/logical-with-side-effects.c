// case: the right operand is evaluated in every other round.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 0, n = 0;
    while (n < 2) {
        a = !a;
        (void)(a && ++n);
        (void)(a || --n);
    }
    return 0;
}
