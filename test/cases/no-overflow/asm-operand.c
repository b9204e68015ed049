// case: an operand of an asm statement overflows.
// property: no-overflow
// verdict: false
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647, y;
  __asm__("" : "=r"(y) : "0"(x + one()));
  return y == 0;
}
