// case: a tagless structure of the function counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    struct { int n; unsigned b : 3; double d; const char *s; } x = { 3, 0, 0, "abc" };
    while (*x.s && x.n > 0 && x.d < 3) {
        x.s++;
        x.b++;
        x.d += 1;
    }
    return 0;
}
