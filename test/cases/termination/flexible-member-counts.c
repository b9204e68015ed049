// case: the flexible member of a global structure counts.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { int n; unsigned f[]; };
struct s s = { 1, { 0, 0 } };

int main(void)
{
    while (s.f[0] < 3)
        s.f[0] = s.f[0] + 1;
    return 0;
}
