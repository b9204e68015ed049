// case: a vector builtin reads the variable.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef unsigned v2 __attribute__((vector_size(8)));
int main(void)
{
    unsigned n = 0, m = 0, k = 3;
    for (;;) {
        v2 v = { n, 0 };
        v2 w = __builtin_shufflevector(v, v, 1, 0);
        if (w[1] > 2)
            break;
        n = m; m = k;
    }
    return 0;
}
