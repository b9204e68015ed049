// case: a pointer keeps the compound literal of the round before.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned a; };
int main(void)
{
    struct s *p = &(struct s){ 3 };
    while (p->a > 0)
        p->a = p->a - 1;
    return 0;
}
