// case: the parameters are the loop's variables, the function is called again.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned gcd(unsigned a, unsigned b) { while (b) { unsigned t = a % b; a = b; b = t; } return a; }
int main(void) { unsigned i; for (i = 0; i < 3; i++) if (gcd(12, 18) != 6) break; while (i != 3) ; return 0; }
