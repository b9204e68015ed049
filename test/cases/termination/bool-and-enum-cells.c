// case: cells that are _Bool, enumerators, short and long.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
enum e { A, B, C };
struct s { _Bool b; enum e e; short h; long long l; float f; long double d; unsigned char u; };
static void run(struct s *p)
{
    p->b = 0; p->e = A; p->h = 0; p->l = 0; p->f = 0; p->d = 0; p->u = 0;
    while (!p->b || p->e != C || p->h < 2 || p->l < 2 || p->f < 1 || p->d < 1) {
        if (!p->b) p->b = 1;
        else if (p->e != C) p->e++;
        else if (p->h < 2) p->h++;
        else if (p->l < 2) p->l++;
        else if (p->f < 1) p->f += 0.5f;
        else p->d += 0.5L;
        p->u ^= 1;
    }
}
int main(void)
{
    struct s *p = malloc(sizeof *p);
    if (!p) return 0;
    run(p);
    free(p);
    return 0;
}
