// case: a variable hides the type of the loop's variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef struct { int v; } T;
typedef unsigned U;

int main(void)
{
    T s = { 3 };
    U u = 5;
    int T = 0, U = 1;
    while (s.v > 0 && u > 0) {
        s.v--;
        u -= 1u;
        T = s.v;
    }
    return T - T + U - U;
}
