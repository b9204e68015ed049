// case: an inline function with external linkage calls itself and has a loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
extern int f(int n);
inline int f(int n) { int i; for (i = 0; i < 2; i++) ; return n > 0 ? f(n - 1) : 0; }
int main(void) { return f(3); }
