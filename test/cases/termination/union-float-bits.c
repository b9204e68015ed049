// case: the bits of a float count as an unsigned.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
union u { float f; unsigned u; _Bool b; };
int main(void)
{
    union u x;
    x.u = 0x7f800001u;
    while (x.u < 0x7f800005u)
        x.u = x.u + 1;
    return 0;
}
