// case: goto enters the loop a second time in a state of its first activation.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int i = 0, again = 0;
top:
    while (i < 2)
        i++;
    if (!again) {
        again = 1;
        i = 0;
        goto top;
    }
    return 0;
}
