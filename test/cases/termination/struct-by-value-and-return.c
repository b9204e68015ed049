// case: a structure goes through a function by value.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { int n; char pad[3]; };
static struct s down(struct s x) { x.n--; return x; }
int main(void)
{
    struct s x = { 3, "" };
    while (down(x).n > 0)
        x = down(x);
    while ((x = down(x)).n > -2)
        ;
    return 0;
}
