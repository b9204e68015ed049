// case: only the imaginary part is overwritten; the real part counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    double _Complex z = 0;
    while (__real__ z < 3) {
        __imag__ z = 7;
        __real__ z = __real__ z + 1;
    }
    return 0;
}
