// case: values change places by exclusive or.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned x = 1, y = 0;
    while (x) { x ^= y; y ^= x; x ^= y; }
    return 0;
}
