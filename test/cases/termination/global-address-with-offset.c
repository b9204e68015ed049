// case: the initialiser is the address of an element plus one.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned a[3] = { 0, 0, 3 };
static unsigned *p = &a[1] + 1;
int main(void)
{
    while (a[2] > 0)
        *p = a[2] - 1;
    return 0;
}
