// case: an element of a static array of structures toggles.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { int on; int n; };
int main(void)
{
    static struct s t[2] = { { 1, 1 }, { 1, 2 } };
    int i = 0;
    while (t[i].on) { t[i].n = -t[i].n; i ^= 1; }
    return 0;
}
