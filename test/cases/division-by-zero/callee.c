// case: A callee makes the divisor zero between the operands.
// property: division-by-zero
// verdict: false
// explore: EXPLORE_VALUES=0,1
extern int __VERIFIER_nondet_int(void);

static int d = 1;
static int drop(void) { return d--; }
int main(void) { return drop() / d; }
