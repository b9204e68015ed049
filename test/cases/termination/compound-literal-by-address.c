// case: the value goes by the address of a compound literal.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned a; };
static int more(const struct s *p) { return p->a < 3; }
int main(void)
{
    unsigned n = 0;
    while (more(&(struct s){ n }))
        n = n + 1;
    return 0;
}
