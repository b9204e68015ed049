// case: a global is changed between equal calls.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned left = 3;
static void f(void)
{
    while (left > 0) {
        left = left - 1;
        f();
    }
}
int main(void) { f(); return 0; }
