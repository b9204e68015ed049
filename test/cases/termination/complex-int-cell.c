// case: complex cells behind a pointer are exchanged.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static void spin(double _Complex *p, float _Complex *q)
{
    while (__real__ *p + __imag__ *p > 0) {
        *p = __imag__ *p + 1i * __real__ *p;
        *q = -*q;
    }
}
int main(void)
{
    double _Complex z = 1 + 2i;
    float _Complex w = 1i;
    spin(&z, &w);
    return 0;
}
