// case: volatile variables written in unbraced branches and conditions.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    volatile int n = 4; volatile unsigned char c = 0;
    while (n) if (n & 1) n--; else if (n == 4) n = 3; else n -= 1;
    while (c < 250 ? (c += 50) : (c = 0)) ;
    do c--; while (c > 253);
    for (n = 3; n--;) ;
    return n + 1;
}
