// case: a counter behind two pointers and a pointer behind one.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void run(unsigned **pp, unsigned *end)
{
    while (**pp > 0)
        **pp -= 1u;
    while (*pp != end)
        ++*pp;
}
int main(void)
{
    unsigned a[3] = { 3, 4, 5 }, *p = a;
    run(&p, a + 3);
    return 0;
}
