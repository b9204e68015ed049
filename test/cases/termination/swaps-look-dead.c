// case: three variables change places, only one is tested.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned x = 1, y = 2, z = 0, t;
    while (x) {
        t = x; x = y; y = z; z = t;
    }
    return 0;
}
