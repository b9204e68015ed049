// case: a goto loop begins the branches of an if in a loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned i = 0, n = 2;
    while (i < 4) {
        if (i & 1)
        a:  if (n) { n = n - 1; goto a; } else n = 2;
        else
        b:  if (n) { n = n - 1; goto b; } else n = 2;
        i = i + 1;
    }
    return 0;
}
