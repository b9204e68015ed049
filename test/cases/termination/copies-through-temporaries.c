// case: the values come to the condition by way of three copies.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 1, m = 1, k = 1, j = 1, z = 0, s[2] = { 0, 0 };
    struct { unsigned v; } t = { 1 };
    while (n) {
        n = m;
        m = t.v;
        t.v = s[1] + 1;
        t.v = k;
        k = j;
        j = s[0];
        s[0] = z;
    }
    return 0;
}
