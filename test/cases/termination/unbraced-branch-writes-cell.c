// case: unbraced branches in loops write cells.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void run(unsigned *p, unsigned *q)
{
    while (*p)
        if (*q) *q -= 1; else *p -= 1, *q = 2;
    for (*q = 3; *q; ) if (*q & 1) --*q; else *q = *q >> 1;
}
int main(void) { unsigned a = 2, b = 2; run(&a, &b); return 0; }
