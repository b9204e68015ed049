// case: the for statement declares a structure.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    for (struct { int i; short j; } x = { 0, 3 }; x.i < x.j; x.i++)
        ;
    for (int i = 0, *p = &i; *p < 3; ++*p)
        ;
    return 0;
}
