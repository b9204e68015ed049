// case: A function that does not call itself is entered twice.
// verdict: false
// automaton: each-function-entered-once.ia
static int g(void) { return 1; }
static int h(void) { return 2; }
int main(void) { return g() + h() + g() - 4; }
