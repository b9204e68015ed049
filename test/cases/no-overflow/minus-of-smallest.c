// case: unary minus of the smallest value.
// property: no-overflow
// verdict: false
// model: LP64
int main(void) {
  int x = -2147483647 - 1;
  return -x == 0;
}
