// case: two variables of the body are swapped by a function.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static void swap(int *p, int *q) { int t = *p; *p = *q; *q = t; }

int main(void)
{
    int a = 1, b = 2;
    while (a < b) {
        int x = a, y = b;
        swap(&x, &y);
        a = y;
        b = x;
    }
    return 0;
}
