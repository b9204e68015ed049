// case: an int is counted by its bytes.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 0;
    unsigned char *b = (unsigned char *)&n;
    while (n < 0x300) {
        if (++b[0] >= 253) { b[0] = 252; b[1]++; }
        else b[0] = 252;
    }
    return 0;
}
