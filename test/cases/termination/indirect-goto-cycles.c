// case: the labels follow each other in a circle.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    void *next = &&one;
top:
    goto *next;
one:
    next = &&two;
    goto top;
two:
    next = &&one;
    goto top;
}
