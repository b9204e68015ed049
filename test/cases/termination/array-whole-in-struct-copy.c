// case: an array in a structure is copied by structure assignment in memory.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned a[2]; };
static void run(struct s *p, const struct s *q)
{
    while (p->a[1]) { struct s t = *p; t.a[1] = t.a[1] - q->a[0]; *p = t; }
}
int main(void) { struct s x = { { 0, 3 } }, y = { { 1, 0 } }; run(&x, &y); return 0; }
