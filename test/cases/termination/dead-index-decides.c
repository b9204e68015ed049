// case: the variable only is an index.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    static const char t[6] = { 1, 1, 1, 1, 1, 0 };
    unsigned i = 0;
    while (t[i])
        i = i + 1u;
    return 0;
}
