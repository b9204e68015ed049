// case: a ?: chooses between structures.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
struct s { unsigned n; };
int main(void)
{
    struct s x = { 2 }, y = { 3 };
    int c = 0;
    while ((c ? x : y).n > 0) {
        if (c) x.n--; else y.n--;
        if (y.n == 0) c = 1;
    }
    return 0;
}
