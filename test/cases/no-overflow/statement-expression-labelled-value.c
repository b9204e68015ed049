// case: the value of a statement expression stands behind a label.
// property: no-overflow
// verdict: true
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647 - 1;
  return ({ again: one() + x; }) == 0;
}
