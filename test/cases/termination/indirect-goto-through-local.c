// case: the address of the next label is in a variable.
// property: termination
// verdict: true
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
    next = &&out;
    goto top;
out:
    return 0;
}
