// case: zero is shifted by the width of its type.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int zero = 0, amount = 32;
  return zero << amount;
}
