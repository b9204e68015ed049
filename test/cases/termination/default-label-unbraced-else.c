// case: switch without braces; its body is a loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned n = 3, k = 0;
    switch (n)
    default:
        while (n--)
            k++;
    switch (k)
    case 3: for (;;) if (k-- == 1) break;
    return (int)k;
}
