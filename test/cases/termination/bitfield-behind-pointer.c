// case: a bit-field behind a pointer toggles.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned a : 1, b : 3; };
static void spin(struct s *p)
{
    while (p->b == 5)
        p->a ^= 1;
}

int main(void)
{
    struct s x = { 0, 5 };
    spin(&x);
    return 0;
}
