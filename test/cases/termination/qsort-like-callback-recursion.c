// case: a function gets itself as callback and is entered in the same state.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef int (*cmp)(void *, int);
static int apply(cmp f, void *p, int n) { return f(p, n); }
static int again(void *p, int n)
{
    if (n > 3)
        return 0;
    return apply(again, p, n ^ 1);
}
int main(void) { int x; return again(&x, 2); }
