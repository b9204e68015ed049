// case: an inner loop in a callee saves while the outer one has a log.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void inner(unsigned *p) { unsigned i; for (i = 0; i < 2; i++) *p = *p ^ 1; }
int main(void)
{
    unsigned c = 0, n = 3, *q = &n;
    while (*q) { inner(&c); *q -= 1; }
    return (int)c;
}
