// case: the outer loop recurs though the inner one counts.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i, on = 1;
    while (on)
        for (i = 0; i < 2; i++)
            on = 1;
    return 0;
}
