// case: the right side of the assignment moves the pointer that the left side uses.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned a[4] = { 0, 0, 0, 0 }, *p = a;
static unsigned next(void) { unsigned v = *p; if (v < 2) p = p == a ? a + 1 : a; return v + 1; }
int main(void)
{
    while (*p < 3)
        *p = next();
    return 0;
}
