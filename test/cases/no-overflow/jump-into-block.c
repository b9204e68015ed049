// case: a goto into a block skips the overflow at its beginning.
// property: no-overflow
// verdict: true
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647;
  goto inside;
  {
    x = x + one();
  inside:
    x = x - one();
  }
  return 0;
}
