// case: a volatile parameter.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(volatile int n) { return n > 0 ? f(n - 1) : 0; }
int main(void) { return f(3); }
