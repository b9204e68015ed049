// case: a _Bool toggles by --.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    _Bool b = 0, c = 1;
    do { b--; } while (c |= b);
    return 0;
}
