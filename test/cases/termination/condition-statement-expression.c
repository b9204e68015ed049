// case: the condition is a statement expression with its own variable.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int n = 2;
    while (({ int t = n; n = 3 - t; t > 0; }))
        ;
    return 0;
}
