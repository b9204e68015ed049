// case: a callee's loop toggles a cell an even number of times.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static void inner(unsigned *p) { unsigned i; for (i = 0; i < 2; i++) *p = *p ^ 1; }
int main(void)
{
    unsigned c = 0;
    while (c == 0) inner(&c);
    return (int)c;
}
