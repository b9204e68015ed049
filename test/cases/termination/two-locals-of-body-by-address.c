// case: two variables of the body are filled by a callee, one after the other.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static void inc(int *p) { *p = *p + 1; }
int main(void)
{
    int on = 1;
    while (on) {
        int x = 0;
        inc(&x);
        int y = 0;
        inc(&y);
        on = x == y;
    }
    return 0;
}
