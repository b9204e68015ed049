// case: anonymous structures and unions in the loop's structure.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { int a; union { unsigned u; struct { unsigned short lo, hi; }; }; struct { int z[2]; }; };
int main(void)
{
    struct s x = { 0, { 0 }, { { 0, 0 } } };
    while (x.hi == 0 && x.z[1] < 5) {
        x.lo = (unsigned short)(x.lo + 16384u);
        if (x.lo == 0) x.hi = 1;
        x.z[0]++;
    }
    return 0;
}
