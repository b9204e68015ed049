// case: input ends.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
#include <stdio.h>
int main(void) { int c; while ((c = getchar()) != EOF) ; return 0; }
