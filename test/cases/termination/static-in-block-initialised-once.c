// case: a static variable of the body is initialised once.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int on = 1;
    while (on) {
        static unsigned n = 3;
        static unsigned *p = &n;
        *p = n - 1;
        on = n != 0;
    }
    return 0;
}
