// case: an assigned value decides an if in the body.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned a = 3, b, c;
    for (;;) {
        if (!(b = c = a - 1))
            break;
        a = c;
    }
    return 0;
}
