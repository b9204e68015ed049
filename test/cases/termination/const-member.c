// case: a structure with a constant member counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { const int step; int n; };
int main(void)
{
    struct s x = { 2, 6 };
    struct t { const char c; int n; } y = { 1, 2 };
    while (x.n > 0 && y.n >= 0)
        x.n -= x.step, y.n -= x.n == 0;
    return 0;
}
