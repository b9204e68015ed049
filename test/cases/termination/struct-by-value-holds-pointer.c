// case: the structure with the address goes by value.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct it { unsigned *at, step; };
static void adv(struct it i) { *i.at = *i.at + i.step; }
int main(void)
{
    unsigned n = 0;
    while (n < 6)
        adv((struct it){ &n, 2 });
    return 0;
}
