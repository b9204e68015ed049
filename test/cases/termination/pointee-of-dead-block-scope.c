// case: the address of a variable of an inner block is logged; the block is left.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void dec(unsigned *p) { *p = *p - 1; }
int main(void)
{
    unsigned n = 3;
    while (n) {
        { unsigned k = n; dec(&k); n = k; }
        { unsigned j = 7; dec(&j); if (j != 6) n = 1; }
    }
    return 0;
}
