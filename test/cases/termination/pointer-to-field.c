// case: a pointer to a field of the loop's structure.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { int tag; struct { unsigned n[2]; } in; };
int main(void)
{
    struct s s = { 0, { { 3, 3 } } };
    unsigned *p = &s.in.n[1];
    while (s.in.n[1] > 0)
        *p = s.in.n[1] - 1;
    return 0;
}
