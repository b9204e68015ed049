// case: the value that a switch selects by overflows.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647;
  switch (x + one()) {
  case 0: return 1;
  default: return 0;
  }
}
