// case: two structures are assigned to and fro through pointers.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { int a, b; };
static void spin(struct s *p, struct s *q)
{
    while (p->a == q->a) {
        *p = *q;
        *q = *p;
    }
}

int main(void)
{
    struct s x = { 1, 2 }, y = { 1, 2 };
    spin(&x, &y);
    return 0;
}
