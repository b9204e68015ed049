// case: an element of a vector toggles.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef int v4 __attribute__((vector_size(16)));
int main(void)
{
    v4 v = { 0, 1, 2, 3 };
    static int on = 1;
    while (on) {
        v[0] ^= 1;
        on = v[0] + 1;
        on = 1;
    }
    return 0;
}
