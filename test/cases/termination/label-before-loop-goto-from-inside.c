// case: goto from the body to the label before the loop.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int on = 1;
top:
    while (on) {
        if (on == 1)
            goto top;
    }
    return 0;
}
