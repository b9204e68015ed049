// case: the loop's variable is hidden where the label stands.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 3, *p = &n;
    {
        int n = 1;
    top:
        *p -= 1u;
        if (*p > 0 && n)
            goto top;
    }
    return 0;
}
