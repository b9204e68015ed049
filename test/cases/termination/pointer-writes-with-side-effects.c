// case: lvalues with side effects.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int cell[4], calls;
static int *at(void) { return &cell[calls++ & 3]; }
int main(void)
{
    int buf[6], *p = buf, i = 0;
    while (p < buf + 6)
        *p++ = i++;
    if (p[-1] != 5 || i != 6) return 1;
    while (calls < 3)
        *at() += 2;
    while (calls < 6)
        (*at())++, --*at();
    return cell[0] + cell[1] + cell[2] > 9;
}
