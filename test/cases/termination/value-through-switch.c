// case: the value decides a switch only.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned char n = 250;
    for (;;) {
        switch (n) {
        case 3: goto out;
        default: break;
        }
        n = (unsigned char)(n + 1u);
    }
out:
    return 0;
}
