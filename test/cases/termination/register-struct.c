// case: a register structure, array of complex and a register scalar.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    register struct { int n; char c; } s = { 3, 1 };
    register double _Complex z = 0;
    register int i = 3;
    while (s.n > 0 && s.c)
        s.n--;
    while (__real__ z < 2)
        z += 1;
    while (i)
        i--;
    return 0;
}
