// case: the condition is a unary plus of a conjunction.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 1, b = 1;
    do b = a; while (+(a && b));
    return 0;
}
