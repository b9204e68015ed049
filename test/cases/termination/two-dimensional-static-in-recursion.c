// case: a recursion fills a static board.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned char board[2][2];
static int fill(unsigned at)
{
    if (at == 4) return 1;
    board[at >> 1][at & 1] = 1;
    return fill(at + (board[at >> 1][at & 1] ? 1u : 0u));
}
int main(void) { return !fill(0); }
