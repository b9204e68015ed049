// case: goto loops within goto loops.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i = 0, j, k;
outer:
    j = 0;
inner:
    k = 0;
inmost:
    if (++k < 2) goto inmost;
    if (++j < 2) goto inner;
    if (++i < 2) goto outer;
    return 0;
}
