// case: the callee exits in the third round.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdlib.h>
static unsigned k;
static void tick(void) { k = k + 1; if (k == 3) exit(0); }
int main(void) { for (;;) tick(); }
