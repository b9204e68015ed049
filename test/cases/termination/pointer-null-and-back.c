// case: a pointer behind a pointer is nulled and set.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static int x;
static void spin(int **p) { while (x == 0) { *p = 0; *p = &x; } }
int main(void) { int *q = &x; spin(&q); return 0; }
