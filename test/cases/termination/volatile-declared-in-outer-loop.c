// case: a volatile variable is declared in the body of an outer loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int i;
    for (i = 0; i < 3; i++) {
        volatile int n = 2;
        while (n > 0)
            n = n - 1;
    }
    return 0;
}
