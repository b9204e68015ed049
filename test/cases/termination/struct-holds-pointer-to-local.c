// case: a structure holds the address of the loop's variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct it { unsigned *at, step; };
static void adv(struct it *i) { *i->at = *i->at + i->step; }
int main(void)
{
    unsigned n = 0;
    struct it i = { &n, 2 };
    while (n < 6)
        adv(&i);
    return 0;
}
