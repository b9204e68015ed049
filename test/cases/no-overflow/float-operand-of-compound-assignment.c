// case: `int += double` is a floating addition.
// property: no-overflow
// verdict: true
// model: LP64
int main(void) {
  int x = 2147483647;
  x -= 1.5;
  x += 0.5;
  return 0;
}
