// case: the counter is changed three calls down through a pointer parameter.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned g = 4;
static void c(unsigned *p) { *p = *p - 1; }
static void b(unsigned *p) { c(p); }
static void a(void) { b(&g); }
int main(void)
{
    while (g)
        a();
    return 0;
}
