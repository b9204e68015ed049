// case: the condition reads x and then overwrites it; only the copy decides.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned x = 4, copy;
    while ((copy = x, x = 7, copy) != 0)
        x = copy - 1u;
    return 0;
}
