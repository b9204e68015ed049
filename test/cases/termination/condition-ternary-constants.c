// case: the condition is a ?: with constants.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 1, b = 0;
    while (a ? 1 : b ? 1 : 0) {
        int t = a;
        a = b;
        b = t;
    }
    return 0;
}
