// case: the step is called through a member of a structure.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct ops { void (*step)(void *); int n; };
static void down(void *p) { struct ops *o = p; o->n -= 1; }
static void up(void *p) { struct ops *o = p; o->n += 1; }
int main(void)
{
    struct ops o = { up, 0 };
    while (o.n < 3)
        o.step(&o);
    o.step = down;
    while (o.n > 0)
        o.step(&o);
    return 0;
}
