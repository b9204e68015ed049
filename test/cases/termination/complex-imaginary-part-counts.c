// case: the imaginary part counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    double _Complex z = 0;
    while (__imag__ z < 3)
        __imag__ z = __imag__ z + 1;
    return 0;
}
