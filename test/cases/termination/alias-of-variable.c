// case: a variable has a second name by the alias attribute.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
unsigned g = 3;
extern unsigned h __attribute__((alias("g")));
int main(void)
{
    while (g)
        h = g - 1;
    return 0;
}
