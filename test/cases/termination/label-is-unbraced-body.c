// case: labels in front of unbraced bodies that no goto repeats.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void run(unsigned *p)
{
    unsigned i = 3;
    while (i--) here: if (i == 7) goto here; else *p += 1;
    if (*p != 3) there: *p = 9; else *p = 0;
    do where: *p += 1; while (*p < 4);
    for (i = 0; i < 2; i++) if (i) what: ; else if (*p) *p = 0; else goto what;
    if (i > 5) goto there;
    if (i > 6) goto where;
}
int main(void) { unsigned x = 0; run(&x); while (x != 0) ; return 0; }
