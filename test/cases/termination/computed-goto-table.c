// case: a small interpreter with computed goto.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    static void *const op[] = { &&dec, &&test, &&halt };
    static const int code[] = { 0, 1, 2 };
    int pc = 0, n = 3;
    goto *op[code[pc]];
dec:
    n--;
    pc++;
    goto *op[code[pc]];
test:
    pc = n ? 0 : 2;
    goto *op[code[pc]];
halt:
    return 0;
}
