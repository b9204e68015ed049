// case: main calls itself.
// property: termination
// verdict: true
// model: LP64
// explore: EXPLORE_DEPTH=40
static int n = 3;
int main(void) { return --n > 0 ? main() : 0; }
