// case: a flood fill without marks.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static char m[2][2];
static void fill(int x, int y)
{
    if (x < 0 || y < 0 || x > 1 || y > 1 || m[x][y]) return;
    fill(x + 1, y); fill(x - 1, y);
}
int main(void) { fill(0, 0); return 0; }
