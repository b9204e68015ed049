// case: abort ends the loop.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
extern void abort(void);
int main(void)
{
    unsigned char c = 250;
    while (1) { if (!++c) abort(); }
}
