// case: an interpreter with a loop around its computed goto, run twice.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int run(int n)
{
    static void *const op[] = { &&dec, &&halt };
    for (;;) {
        goto *op[n == 0];
    dec:
        n--;
    }
halt:
    return n;
}
int main(void) { return run(3) + run(3); }
