// case: only the chosen branch of _Generic is evaluated.
// property: no-overflow
// verdict: true
// model: LP64
int main(void) {
  int x = 2147483647;
  return _Generic(x, long: x + 1, int: x - 1) == 0;
}
