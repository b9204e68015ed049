// case: two pointers behind pointers are swapped.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static void spin(const char **a, const char **b)
{
    while (*a != *b) {
        const char *t = *a;
        *a = *b;
        *b = t;
    }
}
int main(void)
{
    const char *x = "x", *y = "yy";
    spin(&x, &y);
    return 0;
}
