// case: labels in front of unbraced writes of cells.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void run(unsigned *p)
{
    unsigned i, k = 0;
    for (i = 0; i < 4; i++)
        if (i & 1) a: *p += 1; else b: *p += 2;
    while (*p > 1)
        if (*p > 3) { if (k++ < 2) goto b2; goto a2; }
        else if (*p == 3) a2: *p = 2;
        else b2: *p = *p - 1;
    if (i > 9) goto a;
    if (i > 8) goto b;
}
int main(void) { unsigned x = 0; run(&x); while (x != 1) ; return 0; }
