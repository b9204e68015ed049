// case: a goto loop is the unbraced else branch.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i, n = 0, sum = 0;
    for (i = 0; i < 4; i++)
        if (i & 1) n = 2;
        else
again:      if (n) { n = n - 1; sum++; goto again; }
    while (sum != 2)
        ;
    return 0;
}
