// case: a two-dimensional array of structures with arrays.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static struct { unsigned char c[2]; double d; } t[2][2];
int main(void)
{
    while (t[1][1].c[1] < 3) {
        t[1][1].c[1]++;
        t[0][1].d = -t[0][1].d;
    }
    return 0;
}
