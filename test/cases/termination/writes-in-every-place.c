// case: cells are written in conditions, initialisers, arguments and branches.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int id(int x) { return x; }
static int run(int *p, char *d, const char *s)
{
    int t[8] = { 0 }, n = 0;
    while ((*d++ = *s++)) ;
    for (*p = 3; *p; *p -= 1) n++;
    for (;;) {
        int a = (*p)++, b = ++*p, c[2] = { (*p)--, 0 };
        n += a + b + c[0];
        if (n > 20) break; else *p = 1;
    }
    do *p -= 1; while (*p > -3);
    *p = 3;
    while (id((*p)--) > 0 && (*p || (*p = -1))) t[(*p < 0 ? 0 : *p)] += n ? (*p ? *p : (*p = 0)) : 0;
    *p = 2;
    switch ((*p)--) { case 2: *p = 5; while (*p) switch (*p) { case 5: *p = 2; break; default: --*p; } }
    *p = 4;
    while (*p) if (*p & 1) *p -= 1; else if (*p == 4) *p = 3; else *p = 1;
    n = 0;
    while (n = *p = *p + 1, n < 3) ;
    return (*p)--;
}
int main(void)
{
    int x = 0; char d[4];
    int r = run(&x, d, "abc");
    while (r != 3 || x != 2 || d[2] != 'c') ;
    return 0;
}
