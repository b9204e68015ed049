// case: an array in a parameter is read through a pointer.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned a[2]; };
static unsigned f(struct s s)
{
    unsigned *p = s.a;
    if (p[1] == 0)
        return 0;
    p[1] = p[1] - 1;
    return f(s);
}
int main(void) { struct s s = { { 0, 3 } }; return (int)f(s); }
