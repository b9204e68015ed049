// case: macros of loops as bodies of loops.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#define DRAIN(p) while (*(p)) --*(p)
#define SPIN(n) do { if (!(n)) break; --(n); } while (1)
static void run(unsigned *p, unsigned *q)
{
    unsigned k;
    for (k = 0; k < 2; k++) DRAIN(p);
    if (k) DRAIN(q); else DRAIN(p);
    for (*p = 2; *p; *p -= 1) if (*q) DRAIN(q); else SPIN(k);
}
int main(void) { unsigned a = 2, b = 2; run(&a, &b); return (int)(a + b); }
