// case: a table of array addresses without an ampersand.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static unsigned a[2] = { 3, 0 }, b[1];
static unsigned *const rows[2] = { b, a };
int main(void) { while (a[0]) *rows[1] = a[0] - 1; return 0; }
