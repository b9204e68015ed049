// case: a _Bool is decremented to and fro.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
int main(void)
{
    _Bool b = 0; int n = 0;
    do { b--; n += b; } while (n < 3);
    while (b) { b ^= 1; }
    return 0;
}
