// case: one field is overwritten first, another decides.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    struct { unsigned a, b; } s = { 3, 0 };
    union { unsigned u; unsigned char c[4]; } x = { 0x300 };
    while (s.a) { s.b = 1; s.a = s.a - s.b; }
    while (x.u) { x.c[0] = 0; x.u = x.u - 0x100; }
    return 0;
}
