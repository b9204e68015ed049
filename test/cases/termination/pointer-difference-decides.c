// case: only the difference of two pointers is tested.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    char s[5], *p = s, *q = s + 4;
    while (q - p)
        p++;
    return 0;
}
