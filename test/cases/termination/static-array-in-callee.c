// case: a static array of a callee counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned next(void)
{
    static unsigned char n[2] = { 254, 0 };
    if (++n[0] == 0)
        n[1]++;
    return n[1];
}
int main(void)
{
    while (!next())
        ;
    return 0;
}
