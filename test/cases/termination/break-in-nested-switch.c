// case: break leaves the switch only.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int n = 1;
    while (n) {
        switch (n) {
        case 1:
            switch (n + 1) { case 2: break; default: n = 0; }
            break;
        default:
            n = 0;
        }
    }
    return 0;
}
