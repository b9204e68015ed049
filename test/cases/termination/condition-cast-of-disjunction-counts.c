// case: the condition is a disjunction in a cast.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned a = 2, b = 2;
    while ((int)(a || b)) { if (a) a--; else b--; }
    return 0;
}
