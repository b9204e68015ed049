// case: values of conjunctions are kept and tested later.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned a = 3, b = 1, c = 1;
    while (c) {
        c = a && b;
        a = a - (a > 0);
    }
    return 0;
}
