// case: a case label stands before the unbraced body of a loop in a switch.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 3, k = 0;
    switch (n) {
        while (n--)
    case 3: k++;
    }
    while (k != 4)
        ;
    return 0;
}
