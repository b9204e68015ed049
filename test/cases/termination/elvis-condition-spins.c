// case: the condition is a ?: without its middle and stays true.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int n = 0, m = 2;
    while (n ?: m) {
        if (n) n--;
        else n++;
    }
    return 0;
}
