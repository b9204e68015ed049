// case: a callee writes a global by name that the loop reads through a table of addresses.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int g;
int *table[1] = { &g };

static void inc(void) { g = g + 1; }

int main(void)
{
    while (*table[0] < 3)
        inc();
    return 0;
}
