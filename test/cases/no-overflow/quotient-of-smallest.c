// case: the smallest `int` is divided by a variable that is -1.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int x = -2147483647 - 1, y = -1;
  return x / y;
}
