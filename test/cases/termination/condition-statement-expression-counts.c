// case: the condition is a statement expression that counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 5;
    while (({ unsigned t = n; n = t - 1u; t > 0; }))
        ;
    return 0;
}
