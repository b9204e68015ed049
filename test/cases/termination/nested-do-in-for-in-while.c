// case: three loops with shared counters.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    int i = 0, j, k, n = 0;
    while (i < 2) {
        for (j = 0; j < 2; j++) {
            k = 0;
            do n++; while (++k < 2);
        }
        i++;
    }
    return n == 8 ? 0 : 1;
}
