// case: only addresses of members behind the pointer are used.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { struct s *next; int x[2]; };
static int last(const int *p) { return p[1] == 3; }
int main(void)
{
    struct s c = { 0, { 1, 3 } }, b = { &c, { 1, 1 } }, a = { &b, { 1, 1 } }, *p = &a, *q = &a, *r = &b;
    while (!last(&p->x[0])) { p = q; q = r; r = &c; }
    p = q = &a; r = &b;
    while (!last(p->x)) { p = q; q = r; r = &c; }
    p = q = &a; r = &b;
    while (!last((*p).x)) { p = q; q = r; r = &c; }
    return 0;
}
