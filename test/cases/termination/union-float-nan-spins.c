// case: the bits of a NaN toggle.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
union u { float f; unsigned u; _Bool b; };
int main(void)
{
    union u x;
    x.u = 0x7fc00001u;
    while (x.f != x.f)
        x.u ^= 3u;
    return 0;
}
