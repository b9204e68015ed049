// case: a variable of the body is read and written through its address.
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
        on = x;
    }
    return 0;
}
