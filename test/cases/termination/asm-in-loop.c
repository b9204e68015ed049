// case: an empty asm statement stands in the loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 3;
    while (n > 0) {
        __asm__ volatile("" : "+r"(n));
        n = n - 1;
    }
    return 0;
}
