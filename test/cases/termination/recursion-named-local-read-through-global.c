// case: a caller's variable changes by name and is read in the recursion through a global pointer.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned *at;
static void g(unsigned k);
static void f(unsigned *own)
{
    unsigned mine = 3;
    at = own ? own : &mine;
    g(0);
}
static void g(unsigned k)
{
    if (*at > 0) { *at = *at - 1; k ? f(0) : f(at); }
}
int main(void) { f(0); return 0; }
