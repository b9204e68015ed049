// case: the else belongs to the inner if, whatever is put around its body.
// property: no-overflow
// verdict: true
// model: LP64
static int one(void) { return 1; }
int main(void) {
  int x = 2147483647, zero = one() - 1;
  if (zero)
    if (one())
      x -= one();
    else
      x += one();
  return x == 0;
}
