// case: the counter's address is in a table of structures.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned n = 3;
static const struct { const char *name; unsigned *at; } opts[] = { { "n", &n } };
int main(void)
{
    while (n > 0)
        *opts[0].at = n - 1;
    return 0;
}
