// case: a computed goto leads to the label behind which the sum overflows.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  void *targets[] = {&&first, &&second};
  int x = 2147483647;
  goto *targets[one()];
first:
  return 0;
second:
  return x + one() == 0;
}
