// case: a parameter in a prototype has the name of the loop variable.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static int id(int x) { return x; }
int main(void)
{
    int n = 1;
    int (*f)(int n) = id;
    while (n)
        n = f(n) ? 1 : 0;
    return 0;
}
