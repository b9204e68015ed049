// case: values go by way of designated initialisers.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned a, b[2]; };
int main(void)
{
    unsigned n = 1, m = 1, k = 1, z = 0;
    for (;;) {
        struct s t = { .b = { [1] = n } }, u[2] = { [1].b[0] = m };
        if (!t.b[1]) break;
        n = u[1].b[0]; m = k; k = z;
    }
    return 0;
}
