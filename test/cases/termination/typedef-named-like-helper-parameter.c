// case: types named a, b, to and from.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
typedef struct { int v; char c[2]; } a;
typedef struct { int v; } b;
typedef enum { zero, one, two } to;
typedef struct { int v; } from;
static a x; static b y; static to z[2]; static from w[2];

int main(void)
{
    while (x.v + y.v + w[1].v < 6 && z[0] != two) {
        x.v++;
        y.v++;
        w[1].v++;
        z[1] = one;
    }
    return 0;
}
