// case: declarations at the head of blocks, old style, -std=c89.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
// std: -std=c89 -pedantic
int main(void)
{
    int i, n = 0;
    for (i = 0; i < 2; i++) {
        int k = 2;
        while (k)
            k--;
        n += k;
    }
top:
    while (n < 2)
        n++;
    if (n == 2) { n = 3; goto top; }
    return n - 3;
}
