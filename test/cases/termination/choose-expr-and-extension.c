// case: __builtin_choose_expr and __extension__ around lvalues.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 3, m = 3;
    while (__builtin_choose_expr(1, n, m) > 0)
        __extension__ n = __builtin_choose_expr(0, m, n) - 1;
    while (__extension__ (m) > 0)
        (__extension__ m) = m - 1;
    return 0;
}
