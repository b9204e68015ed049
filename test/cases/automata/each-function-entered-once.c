// case: Each function is entered once.
// verdict: true
// automaton: each-function-entered-once.ia
static int g(void) { return 1; }
static int h(void) { return 2; }
int main(void) { return g() + h() - 3; }
