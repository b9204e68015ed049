// case: a tail call is kept.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(int n) { if (n <= 0) return 0; __attribute__((musttail)) return f(n - 1); }
int main(void) { return f(3); }
