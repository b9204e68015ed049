// case: a function gets itself as callback with a smaller argument.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef int (*cmp)(void *, int);
static int apply(cmp f, void *p, int n) { return f(p, n); }
static int again(void *p, int n)
{
    int *q = p;
    if (*q == 0)
        return n;
    --*q;
    return apply(again, p, n ^ 1);
}
int main(void) { int x = 5; return again(&x, 2); }
