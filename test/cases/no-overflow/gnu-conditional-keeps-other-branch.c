// case: the other branch of `a ?: b` is not evaluated.
// property: no-overflow
// verdict: true
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647;
  return (one() ?: x + 1) - 1;
}
