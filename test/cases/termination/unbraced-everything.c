// case: unbraced bodies and else branches.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int a = 2, b = 2, c = 0;
    if (a) while (a) if (b) b--; else a--;
    else do c++; while (c < 2);
    for (;;) if (c++ > 2) break; else continue;
    if (!c) ; else for (; c; c--) ;
    return c;
}
