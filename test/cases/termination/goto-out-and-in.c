// case: goto leaves a loop and enters it again in the middle.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int n = 3, m = 0;
    while (n > 0) {
        m++;
        if (m == 2)
            goto aside;
back:
        n--;
    }
    return 0;
aside:
    m = 5;
    goto back;
}
