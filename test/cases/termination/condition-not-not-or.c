// case: the condition is a negated conjunction of negations.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 2, b = 3;
    while (!(!a && !b)) {
        if (a) a--;
        else b--;
    }
    return 0;
}
