// case: the condition is a conjunction in a cast.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 1, b = 1;
    while ((_Bool)(a && b)) {
        b = a;
        a = b;
    }
    return 0;
}
