// case: a member and an element of compound literals.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned a; };
int main(void)
{
    unsigned n = 0, m = 0, k = 3, i = 0, j = 0, l = 1;
    while ((struct s){ n }.a < 3) { n = m; m = k; }
    while (((const unsigned[]){ i, 1 })[0] == 0) { i = j; j = l; }
    return 0;
}
