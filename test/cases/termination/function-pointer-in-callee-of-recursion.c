// case: a recursion goes on through a pointer that the callee changes.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static void f(void); static void stop(void) { }
static void (*next)(void) = f;
static unsigned n;
static void f(void) { n = n + 1; if (n == 3) next = stop; next(); }
int main(void) { f(); return 0; }
