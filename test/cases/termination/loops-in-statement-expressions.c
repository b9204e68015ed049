// case: loops in statement expressions in declarations and arguments.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int add(int a, int b) { return a + b; }
int main(void)
{
    int n = add(({ int k = 3; while (k > 1) k--; k; }), ({ int k = 0; do k++; while (k < 2); k; }));
    int m = ({ int s = 0; for (int i = 0; i < n; i++) s += ({ int j = i; while (j > 0) j--; j; }); s; });
    while (n != 3 || m) ;
    return 0;
}
