// case: a recursive function returns a structure.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { int n; char c[3]; };
static struct s f(struct s x) { if (x.n == 0) return x; x.n--; return f(x); }
int main(void) { struct s x = { 3, "" }; return f(x).n; }
