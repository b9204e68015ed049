// case: a computed goto enters the middle of a loop in each round of another.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    void *where[2];
    unsigned i, n = 0;
    where[0] = &&front;
    where[1] = &&middle;
    for (i = 0; i < 4; i++) {
        goto *where[i & 1];
    front:
        n = 2;
        while (n > 0) {
    middle:
            n = n - (n > 0);
        }
        n = 2;
    }
    return 0;
}
