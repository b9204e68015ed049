// case: a packed member behind a pointer is set to what it is.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
struct __attribute__((packed)) s { char c; int n; };
static void spin(struct s *p)
{
    while (p->n > 0) {
        p->n = 7;
        p->n = 3;
    }
}

int main(void)
{
    struct s x = { 0, 3 };
    spin(&x);
    return 0;
}
