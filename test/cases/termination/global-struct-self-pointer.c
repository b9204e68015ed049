// case: a structure points into itself.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned n, *p; } s = { 3, &s.n };
int main(void)
{
    while (s.n > 0)
        *s.p = s.n - 1;
    return 0;
}
