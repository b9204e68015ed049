// case: goto loops behind case labels, entered by the switch.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i, n = 2;
    for (i = 0; i < 6; i++)
        switch (i % 3) {
        case 0:
        again:
            if (n) { n = n - 1; goto again; }
            n = 2;
            break;
        case 1: more: case 2:
            if (n) { n = n - 1; goto more; }
            n = 3;
        }
    return 0;
}
