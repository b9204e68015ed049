// case: cells of several pointer types.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef int (*fn)(int);
static int up(int n) { return n + 1; }
static void run(void **v, fn *f, const char ***s, int (**a)[2])
{
    while (*v || *f || **s || *a) {
        if (*v) *v = 0;
        else if (*f) *f = *f == up ? 0 : up;
        else if (**s) ++*s;
        else *a = 0;
    }
}
int main(void)
{
    int x[2] = { 0, 0 }, (*ax)[2] = &x;
    void *v = x;
    fn f = up;
    const char *strs[] = { "a", "b", 0 }, **s = strs;
    run(&v, &f, &s, &ax);
    return 0;
}
