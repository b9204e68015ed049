// case: structures are copied along a chain.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned a, b[2]; };
int main(void)
{
    struct s x = { 1, { 1, 1 } }, y = x, z = x, end = { 0, { 0, 0 } };
    while (x.b[1]) {
        x = y;
        y = z;
        z = end;
    }
    return 0;
}
