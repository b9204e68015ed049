// case: a variable at the head of a switch body.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned k = 0;
    while (k < 4) {
        switch (k & 1) {
            unsigned t;
        case 0: t = k; k = t + 1; break;
        case 1: t = k + 1; k = t; break;
        }
    }
    return 0;
}
