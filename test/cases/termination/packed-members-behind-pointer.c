// case: packed members behind a pointer at every alignment.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
struct __attribute__((packed)) s { char c; int n; char d; int m; };
static void spin(struct s *p)
{
    while (p->n > 0 && p->m > 0) {
        p->n = 7;
        p->n = 3;
        p->m = 3;
    }
}

int main(void)
{
    struct s x = { 0, 3, 0, 3 };
    spin(&x);
    return 0;
}
