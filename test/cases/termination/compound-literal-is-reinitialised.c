// case: the compound literal keeps the counter; its evaluation is the only write.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int *p = 0;
again:
    p = (int[]){ p ? *p + 1 : 0 };
    if (*p < 4)
        goto again;
    return 0;
}
