// case: the condition is a ?: without its middle.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int n = 3, m = 2;
    while (n ?: m) {
        if (n) n--;
        else m--;
    }
    return 0;
}
