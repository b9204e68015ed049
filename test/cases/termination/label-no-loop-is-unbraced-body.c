// case: a label that is no loop stands before the unbraced body.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 3, k = 0;
    while (n--)
lab:    k++;
    if (k == 2) goto lab;
    while (k != 3)
        ;
    return 0;
}
