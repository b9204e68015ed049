// case: a tagless structure of file scope toggles.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static struct { int at; char seen[2]; } s;
int main(void)
{
    while (s.at < 2)
        s.at ^= 1;
    return 0;
}
