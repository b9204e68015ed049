// case: the condition is a comma whose last operand is a conjunction.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 1, b = 1, c = 0;
    while (c = !c, c = 0, a && b)
        b = a;
    return 0;
}
