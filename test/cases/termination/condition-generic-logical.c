// case: the condition is a conjunction in __extension__.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 1, b = 1;
    while (__extension__ (a && b))
        b = a;
    return 0;
}
