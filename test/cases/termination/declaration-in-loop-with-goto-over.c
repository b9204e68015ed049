// case: goto jumps over a declaration in the body.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 5;
    while (n) {
        if (n & 1) goto over;
        unsigned k = n;
        n = k - 1;
        continue;
    over:
        n = n - 1;
    }
    return 0;
}
