// case: continue goes to a condition that fails.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int n = 0;
    do {
        if (n++ == 0) continue;
        n = 0;
    } while (n > 1);
    return 0;
}
