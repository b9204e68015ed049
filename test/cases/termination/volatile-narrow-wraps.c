// case: a volatile char is never above 200 for long.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    volatile unsigned char c = 1;
    while (c != 200)
        c = (unsigned char)(c * 129 + 0x100);
    return 0;
}
