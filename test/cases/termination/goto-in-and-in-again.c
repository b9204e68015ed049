// case: the middle of a loop is entered twice from the front.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int n = 0, first = 1;
    goto in;
front:
    first = 0;
    n = 0;
    goto in;
    while (n < 3) {
        n++;
in:
        ;
    }
    if (first)
        goto front;
    return 0;
}
