// case: the value only is a divisor's index into a table.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned k = 4, r = 1, q = 0;
    while (r) {
        r = 12u / k == 12u ? 0 : 1;
        k = k - 1;
        q = r + k;
    }
    return q > 100;
}
