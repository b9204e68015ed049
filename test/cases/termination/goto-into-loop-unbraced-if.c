// case: the goto that enters the loop stands in an unbraced if.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i, n = 0, sum = 0;
    for (i = 0; i < 4; i++) {
        n = 2;
        if (i & 1) goto in;
        else if (i == 2) { n = 1; goto in; } else goto skip;
        while (n > 0) {
            n = n - 1;
    in:     sum++;
        }
    skip: ;
    }
    while (sum != 8)
        ;
    return 0;
}
