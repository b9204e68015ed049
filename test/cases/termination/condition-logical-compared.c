// case: the condition compares a conjunction with zero.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 1, b = 0;
    while ((a && b) == 0)
        a ^= 1;
    return 0;
}
