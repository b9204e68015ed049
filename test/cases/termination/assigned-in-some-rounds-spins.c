// case: a variable gets its first value in the second round and keeps it.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int i = 0, late;
    while (1) {
        if (i == 1) late = 3;
        if (i >= 1 && late < 0)
            break;
        i = 1;
    }
    return 0;
}
