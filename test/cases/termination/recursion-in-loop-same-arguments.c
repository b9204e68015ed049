// case: the recursion is entered with equal arguments in each round.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(int n)
{
    int i, sum = 0;
    for (i = 0; i < 2; i++)
        if (n > 0)
            sum += f(n - 1);
    return sum + 1;
}
int main(void) { return f(2) == 7 ? 0 : 1; }
