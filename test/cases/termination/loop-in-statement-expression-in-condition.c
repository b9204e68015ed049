// case: a loop in the condition counts, the outer one recurs.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int on = 1;
    while (({ int k = 2; while (k > 0) k--; on + k; }))
        on = 1;
    return 0;
}
