// case: the global is written by name and read through a pointer.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int g = 4;
int *p = &g;

static void f(void)
{
    if (*p > 0) {
        g = *p - 1;
        f();
    }
}

int main(void)
{
    f();
    return 0;
}
