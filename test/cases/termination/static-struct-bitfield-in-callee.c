// case: a static bit-field of a callee counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned next(void)
{
    static struct { unsigned n : 3; } s;
    return s.n++;
}
int main(void)
{
    while (next() < 6)
        ;
    return 0;
}
