// case: the condition is a disjunction within __builtin_expect.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 1, b = 0;
    while (__builtin_expect(!!(a || b), 1)) {
        int t = a;
        a = b;
        b = t;
    }
    return 0;
}
