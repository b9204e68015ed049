// case: a variable of the body is written through its address.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static void set(int *p, int v) { *p = v; }

int main(void)
{
    int on = 1;
    while (on) {
        int x = 0;
        set(&x, 1);
        on = x;
    }
    return 0;
}
