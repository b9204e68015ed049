// case: a ?: chooses the variable that is written.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    unsigned x = 2, y = 3;
    while (x + y > 0)
        *(x ? &x : &y) -= 1u;
    return 0;
}
