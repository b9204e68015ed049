// case: a global points to a parameter that changes by name.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned *at;
static void g(void);
static void f(unsigned n) { at = &n; if (n > 0) { n = n - 1; g(); } }
static void g(void) { if (*at > 0) f(*at); }
int main(void) { f(3); return 0; }
