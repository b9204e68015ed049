// case: a recursion whose parameter has another type than its argument.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(unsigned char c) { return c ? f((unsigned char)(c + 51)) : 0; }
int main(void) { return f(52 + 51); }
