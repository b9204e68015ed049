// case: a conjunction leads to the label of a goto loop in two ways.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i = 4, n = 2;
    while (i-- > 0) {
        if (i == 3 || (i & 1 && n))
            goto a;
        continue;
    a:  if (n) { n = n - 1; goto a; }
        n = 2;
    }
    return 0;
}
