// case: a static pointer holds the address of the caller's variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void step(unsigned *set) { static unsigned *at; if (set) at = set; else *at = *at - 1; }
int main(void) { unsigned n = 3; step(&n); while (n) step(0); return 0; }
