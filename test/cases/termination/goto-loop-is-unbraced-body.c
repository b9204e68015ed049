// case: a goto loop is the unbraced body of a while; its rounds are counted.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i = 3, n = 2, sum = 0;
    while (i--)
again:  if (n) { n = n - 1; sum++; goto again; } else n = 2;
    for (; sum != 6;)
        ;
    return 0;
}
