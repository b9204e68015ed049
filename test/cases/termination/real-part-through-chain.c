// case: the real part goes by way of the imaginary part.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    float _Complex z = 1, w = 1;
    while (__real__ z) {
        __real__ z = __imag__ w;
        __imag__ w = __real__ w - 1;
        __real__ w = 1;
    }
    return 0;
}
