// case: two functions call each other through a table.
// property: termination
// verdict: false
// model: LP64
// explore: EXPLORE_DEPTH=40
static int f(int), g(int);
static int (*const table[])(int) = { f, g };
static int f(int n) { return table[1](n); }
static int g(int n) { return table[0](n); }
int main(void) { return f(1); }
