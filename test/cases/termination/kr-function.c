// case: old-style definitions with loops and recursion.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int down();
int up(n, p) int n; int *p;
{
    int i;
    for (i = 0; i < n; i++)
        *p += 1;
    return n ? down(n - 1, p) : 0;
}
int down(n, p) int n; int *p;
{
    while (*p > 0)
        --*p;
    return n ? up(n - 1, p) : 0;
}
int main() { int x = 0; return up(2, &x); }
