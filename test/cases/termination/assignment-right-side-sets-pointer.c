// case: the pointer on the left is null until the right side has been evaluated.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int cell, *p;
static int next(void) { p = &cell; return cell + 1; }
int main(void)
{
    while (cell < 3) {
        *p = next();
        p = 0;
    }
    return 0;
}
