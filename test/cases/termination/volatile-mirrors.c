// case: volatile variables of several types and operators.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    volatile unsigned char c = 253;
    volatile int n = 3;
    volatile double d = 0;
    volatile _Bool b = 0;
    volatile short s;
    const char *volatile p = "abc";
    while (c++ != 0)
        ;
    while (--n)
        ;
    for (; d < 2; d += 0.5)
        ;
    while (!b)
        b = 7;
    for (s = 32766; s > 0; s = (short)(s + 1))
        ;
    while (*p)
        p++;
    while ((n = n + 1, n) < 4 && (n *= 2) < 5)
        ;
    return n < 0;
}
