// case: recursive calls in conditions and arguments.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned f(unsigned n) { return n < 2 ? n : f(n - 1) && f(n - 2) ? f(f(n - 2) > 0) : 0; }
int main(void) { while (f(4) > 1) ; return 0; }
