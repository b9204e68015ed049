// case: a label stands before the unbraced body of a do.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 3;
    do
lab:    n--;
    while (n > 0);
    if (n > 5) goto lab;
    return 0;
}
